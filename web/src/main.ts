import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { startLanguage } from './lib/i18n.svelte'

await startLanguage()
mount(App, { target: document.getElementById('app')! })
