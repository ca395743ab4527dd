import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { courtPictures } from './courts.ts'
import { pythonInThePage } from './python.ts'

const catalogues = fileURLToPath(new URL('../src/atout/i18n/', import.meta.url))

/**
 * `virtual:catalogue/ru` is the text of all message files of a language that every page needs, `virtual:catalogue/ru/more`
 * of those that only come with the pages about players, `virtual:catalogue/ru/club` with those for real tables.
 */
function fluentCatalogues(): Plugin {
  const prefix = 'virtual:catalogue/'
  const notForThePage = new Set(['terminal.ftl', 'review.ftl', 'accounts.ftl'])
  const more = new Set(['account.ftl', 'earned.ftl', 'shop.ftl', 'standing.ftl', 'statistics.ftl'])
  const club = new Set(['asking.ftl', 'club.ftl', 'keeping.ftl', 'records.ftl'])
  const partOf = (name: string): string | undefined => (more.has(name) ? 'more' : club.has(name) ? 'club' : undefined)
  return {
    name: 'fluent-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return
      const [lang, part] = id.slice(prefix.length + 1).split('/')
      const folder = catalogues + lang
      const wanted = (name: string): boolean => !notForThePage.has(name) && partOf(name) === part
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && wanted(name))
      for (const name of files) this.addWatchFile(`${folder}/${name}`)
      const text = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^\s*#.*$/gm, ''))}`
    },
  }
}

/**
 * Makes the page an app: its own files are kept, so that it opens without a connection. What the server says never is.
 * A new build takes over at once, and while there is a connection its entry is asked for: nobody stays on an old page.
 */
const app = VitePWA({
  registerType: 'autoUpdate',
  injectRegister: 'script-defer',
  workbox: {
    skipWaiting: true,
    clientsClaim: true,
    globPatterns: ['**/*.{js,css,html,woff2,svg}'],
    // Only who chose the classic cards fetches their pictures; from then on they are kept too. So is Python, which only
    // the pages for real tables fetch, and keep by themselves (lib/club/python.ts).
    globIgnores: ['**/courts-*.js', '**/python-*.js'],
    directoryIndex: null,
    navigateFallback: null,
    runtimeCaching: [
      {
        // The pattern is written out into the worker, by itself: nothing outside it can be named in it.
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api\/|(?:metrics|healthz)$)/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      { urlPattern: /\/assets\/courts-[^/]*\.js$/, handler: 'CacheFirst' },
      {
        urlPattern: /\/assets\/(?:pyodide-.*|modules-[^/]*\.json|python-[^/]*\.js)$/,
        handler: 'CacheFirst',
        options: { cacheName: 'atout-python' },
      },
    ],
  },
  manifest: {
    name: 'atout',
    short_name: 'atout',
    description: 'Coinche, Binokel, Kozel',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#1f6848',
    theme_color: '#1d5c3f',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
})

export default defineConfig({
  plugins: [fluentCatalogues(), courtPictures(), pythonInThePage(), svelte(), app],
  worker: { format: 'es' },
  build: { outDir: '../src/atout/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  // The server only takes what comes from its own address, so the address stays as it is.
  server: { proxy: { '/api': { target: process.env.ATOUT_SERVER ?? 'http://127.0.0.1:8000', changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'] },
})
