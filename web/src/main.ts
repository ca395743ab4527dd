import { mount } from 'svelte'
import './app.css'
import './looks/looks.css'
import App from './App.svelte'
import { startLanguage } from './lib/i18n.svelte'
import { renewWhenOutdated } from './lib/renewal'

renewWhenOutdated()
await startLanguage()
mount(App, { target: document.getElementById('app')! })

// Who has kept Python for the pages for real tables gets that of a new build too, wherever on the site he comes by first.
if ('caches' in globalThis && (await caches.has('atout-python'))) {
  import('./lib/club/python').then(({ keep }) => keep()).catch(() => undefined)
}
