/** Python in the browser: the interpreter (Pyodide), and the modules of the package that run in it. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PYODIDE = fileURLToPath(new URL('./node_modules/pyodide/', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../src/', import.meta.url))
/** The rules and what is asked of them; whatever needs the kernel is not imported from there. */
const MODULES = /^atout\/(?:(?:cards|play|games|records|keeping|asking|club|i18n)\/.*|__init__|errors|reading)\.py$/
const INTERPRETER = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']

const read = (name: string): object => JSON.parse(readFileSync(PYODIDE + name, 'utf8')) as object
const folder = `assets/pyodide-${(read('package.json') as { version: string }).version}/`

/** The sources by their path, as one text. */
function sources(): string {
  const paths = readdirSync(`${PACKAGE}atout`, { recursive: true, encoding: 'utf8' })
  const known = paths.map((path) => `atout/${path.replaceAll('\\', '/')}`).filter((path) => MODULES.test(path)).sort()
  return JSON.stringify(Object.fromEntries(known.map((path) => [path, readFileSync(PACKAGE + path, 'utf8')])))
}

/** `virtual:python` says where everything is: the interpreter's folder and files, the modules, its list of packages. */
export function pythonInThePage(): Plugin {
  const id = 'virtual:python'
  const modules = sources()
  const modulesFile = `assets/modules-${createHash('sha256').update(modules).digest('hex').slice(0, 10)}.json`
  return {
    name: 'python-in-the-page',
    resolveId: (wanted) => (wanted === id ? '\0' + id : undefined),
    load(wanted) {
      if (wanted !== '\0' + id) return
      const files = [...INTERPRETER.map((name) => folder + name), modulesFile].map((path) => `/${path}`)
      const nothingMore = JSON.stringify({ ...read('pyodide-lock.json'), packages: {} })
      return `export default ${JSON.stringify({ folder: `/${folder}`, modules: `/${modulesFile}`, files, lock: nothingMore })}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: modulesFile, source: modules })
      for (const name of INTERPRETER) {
        const source = readFileSync(PYODIDE + name)
        this.emitFile({ type: 'asset', fileName: folder + name, source })
        // Packed once here: the server need not do it whenever it starts.
        if (!name.endsWith('.zip')) {
          this.emitFile({ type: 'asset', fileName: `${folder}${name}.gz`, source: gzipSync(source, { level: 9 }) })
        }
      }
    },
  }
}
