import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { startLanguage } from './lib/i18n.svelte'
import { renewWhenOutdated } from './lib/renewal'

renewWhenOutdated()
await startLanguage()
mount(App, { target: document.getElementById('app')! })
