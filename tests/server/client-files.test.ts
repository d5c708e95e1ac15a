import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClientFiles } from '../../server/pages/client-files.ts'
import { Problem, problemResponse } from '../../server/http/problem.ts'

const PAGE = '<!doctype html><html><head></head><body>words</body></html>'
const CODE = 'export const answer = 42\n'.repeat(100)
let folder: string
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets', 'main-abc.js'), CODE)
  await writeFile(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(CODE))
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  const files = await readClientFiles(folder)
  app = new Hono().route('/', files.routes)
  app.onError((error) =>
    problemResponse(error instanceof Problem ? error : new Problem('internal')),
  )
})
afterAll(() => rm(folder, { recursive: true }))

test('hashed assets are cached as immutable', async () => {
  const response = await app.request('/assets/main-abc.js')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toBe(CODE)
})
test('hashed assets are sent in the build’s Brotli compression if the client accepts it', async () => {
  const response = await app.request('/assets/main-abc.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers.get('content-encoding')).toBe('br')
  const body = Buffer.from(await response.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(CODE)
})
test('a page is compressed when it is sent', async () => {
  const response = await app.request('/', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(PAGE)
})
test('the server-rendered page is sent if there is one, otherwise the built page', async () => {
  const { routes } = await readClientFiles(folder, async ({ req }) =>
    req.path === '/made' ? 'made' : null,
  )
  expect(await (await routes.request('/made')).text()).toBe('made')
  expect(await (await routes.request('/other')).text()).toBe(PAGE)
})
test('pages list the demo accounts only if there are any', async () => {
  const demo = JSON.stringify([{ kind: 'admin', email: '"<a>"@loppis.test' }])
  const make = async ({ req }: Context) => (req.path === '/made' ? PAGE : null)
  const { routes } = await readClientFiles(folder, make, { demo, operatorEmail: '' })
  const said =
    '<head><meta name="demo-accounts" content="[{&quot;kind&quot;:&quot;admin&quot;,&quot;email&quot;:&quot;\\&quot;&lt;a>\\&quot;@loppis.test&quot;}]"></head>'
  expect(await (await routes.request('/made')).text()).toContain(said)
  expect(await (await routes.request('/other')).text()).toContain(said)
  expect(await (await app.request('/')).text()).toBe(PAGE)
})
test('a page has no-cache and no ETag, because its nonce is valid once', async () => {
  const { headers } = await app.request('/index.html')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('etag')).toBeNull()
})
test('an unchanged file returns 304', async () => {
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
  ['/assets/main-abc.js.br', '*/*', 404],
  ['/../package.json', 'application/json', 404],
  ['/', '*/*', 200],
  ['/category/cameras', '*/*', 200],
  ['/images/gone.avif', '*/*', 404],
])('%s requested as %s returns %i', async (path, accept, status) => {
  expect((await app.request(path, { headers: { accept } })).status).toBe(status)
})
test('a client that was not built is an error that names npm run build', async () => {
  await expect(readClientFiles(join(folder, 'none'))).rejects.toThrow('npm run build')
})
