import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const catalogues = fileURLToPath(new URL('../src/atout/i18n/', import.meta.url))

/** `virtual:catalogue/ru` is the text of all message files of a language that the page needs. */
function fluentCatalogues(): Plugin {
  const prefix = 'virtual:catalogue/'
  const notForThePage = new Set(['terminal.ftl', 'records.ftl'])
  return {
    name: 'fluent-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return
      const own = catalogues + id.slice(prefix.length + 1)
      const folder = existsSync(own) ? own : `${catalogues}en`
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !notForThePage.has(name))
      for (const name of files) this.addWatchFile(`${folder}/${name}`)
      const text = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^\s*#.*$/gm, ''))}`
    },
  }
}

export default defineConfig({
  plugins: [fluentCatalogues(), svelte()],
  build: { outDir: '../src/atout/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
  test: { include: ['src/**/*.test.ts'] },
})
