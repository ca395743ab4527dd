/** Python in a worker: the rules themselves, without a server. It answers one question after the other. */
import { loadPyodide } from 'pyodide'

/** Where everything is. */
export interface Start {
  folder: string
  modules: string
  lock: string
}

type Club = (question: string) => string

const CLUB = `
from atout.club import reply, written
lambda question: written(reply(question.encode()))
`

async function start({ folder, modules, lock }: Start): Promise<Club> {
  const fetched = fetch(modules).then((response) => response.json() as Promise<Record<string, string>>)
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: lock,
    fsInit: async (files, { sitePackages }) => {
      for (const [path, source] of Object.entries(await fetched)) {
        const place = `${sitePackages}/${path}`
        files.mkdirTree(place.slice(0, place.lastIndexOf('/')))
        files.writeFile(place, source)
      }
    },
  })
  return python.runPython(CLUB) as Club
}

let club: Promise<Club> | undefined

addEventListener('message', async ({ data }: MessageEvent<Start | { number: number; question: string }>) => {
  if ('folder' in data) {
    club = start(data)
    club.then(
      () => postMessage('ready'),
      (error: unknown) => postMessage({ failed: String(error) }),
    )
  } else {
    const answer = await club
    postMessage({ number: data.number, answer: answer!(data.question) })
  }
})
