import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

let asked: { path: string; answer: () => void }[] = []
vi.stubGlobal('fetch', (path: string) =>
  new Promise<Response>((resolve) => asked.push({ path, answer: () => resolve(new Response('{}')) })))

beforeEach(() => {
  asked = []
  stored.clear()
  vi.resetModules()
})

/** What has been asked by now. */
async function paths(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve))
  return asked.map((each) => each.path)
}

test('a browser that the server does not know asks one thing first: it would be two guests', async () => {
  const { request } = await import('./api')
  void request('GET', '/me')
  void request('GET', '/games')
  expect(await paths()).toEqual(['/api/me'])
  asked[0]!.answer()
  expect(await paths()).toEqual(['/api/me', '/api/games'])
})

test('a stream of a browser that the server does not know waits for its first answer', async () => {
  const { introduced, request } = await import('./api')
  void request('GET', '/me/standing')
  let done = false
  void introduced().then(() => (done = true))
  expect(await paths()).toEqual(['/api/me/standing'])
  expect(done).toBe(false)
  asked[0]!.answer()
  expect(await paths()).toEqual(['/api/me/standing', '/api/me'])
  asked[1]!.answer()
  await paths()
  expect(done).toBe(true)
})

test('a stream of a browser that is known waits for nothing', async () => {
  stored.set('atout.known', 'yes')
  await (await import('./api')).introduced()
  expect(await paths()).toEqual([])
})

test('a browser that is known waits for nothing', async () => {
  stored.set('atout.known', 'yes')
  const { request } = await import('./api')
  void request('GET', '/me')
  void request('GET', '/games')
  expect(await paths()).toEqual(['/api/me', '/api/games'])
})

test('a browser that is somebody no longer asks one thing first again', async () => {
  stored.set('atout.known', 'yes')
  const { forgetMe, request } = await import('./api')
  forgetMe()
  void request('GET', '/me')
  void request('GET', '/games')
  expect(await paths()).toEqual(['/api/me'])
})
