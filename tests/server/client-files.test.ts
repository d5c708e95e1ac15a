import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClientFiles } from '../../server/client-files.ts'
import { Problem, problemResponse } from '../../server/problem.ts'

const SCRIPT = 'console.log(1)'
const PAGE = `<!doctype html><script>${SCRIPT}</script><script src="/a.js"></script>`
const CODE = 'export const answer = 42\n'.repeat(100)
let folder: string
let app: Hono
let inlineScripts: readonly string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets', 'main-abc.js'), CODE)
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  const files = await readClientFiles(folder)
  inlineScripts = files.inlineScripts
  app = new Hono().route('/', files.routes)
  app.onError((error) =>
    problemResponse(error instanceof Problem ? error : new Problem('internal')),
  )
})
afterAll(() => rm(folder, { recursive: true }))

test('hashed assets are kept for ever', async () => {
  const response = await app.request('/assets/main-abc.js')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toBe(CODE)
})
test('they are compressed for who takes it', async () => {
  const response = await app.request('/assets/main-abc.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers.get('content-encoding')).toBe('br')
  const body = Buffer.from(await response.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(CODE)
})
test('the page is asked for again each time, as a nonce is good for once', async () => {
  const { headers } = await app.request('/index.html')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('etag')).toBeNull()
})
test('what has not changed is not sent twice', async () => {
  const first = await app.request('/manifest.webmanifest')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await app.request('/manifest.webmanifest', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})
test.each([
  ['/dashboard/payment/42', 'text/html,*/*', 200],
  ['/dashboard/payment/42', 'application/json', 404],
  ['/assets/gone.js', 'text/html,*/*', 404],
  ['/../package.json', 'application/json', 404],
  ['/', '*/*', 200],
  ['/category/cameras', '*/*', 200],
  ['/images/gone.avif', '*/*', 404],
])('%s asked for as %s answers %i', async (path, accept, status) => {
  expect((await app.request(path, { headers: { accept } })).status).toBe(status)
})
test('the page’s inline scripts are allowed by their hash', () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(inlineScripts).toEqual([`sha256-${hash}`])
})
test('a client that was not built is one clear line', async () => {
  await expect(readClientFiles(join(folder, 'none'))).rejects.toThrow('npm run build')
})
