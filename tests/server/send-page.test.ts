import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { sendPage } from '../../server/pages/send-page.ts'

const WORDS = Array.from({ length: 400 }, (_, index) => `<p>${index ** 3} words, ÄÖ</p>`).join('')
const pageOf = (words: string) =>
  `<!doctype html><html><head><style>p { color: red }</style></head><body>${words}</body></html>`

/** Serves this page. */
function siteOf(html: string): Hono {
  return new Hono()
    .use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl: null }))
    .get('/:encoding', (context) => {
      const asked = context.req.param('encoding')
      return sendPage(context, html, asked === 'br' || asked === 'gzip' ? asked : null)
    })
}

const plain: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
}

async function ask(site: Hono, encoding: string) {
  const response = await site.request(`/${encoding}`)
  const body = Buffer.from(await response.arrayBuffer())
  const html = String(plain[encoding]?.(body))
  const policy = response.headers.get('content-security-policy') ?? ''
  return { size: body.length, html, policy }
}

test.each(['br', 'gzip', 'identity'])(
  'sends the whole page each time, with a new nonce: %s',
  async (encoding) => {
    const site = siteOf(pageOf(WORDS))
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time++) {
      const { html, policy } = await ask(site, encoding)
      const [, nonce = ''] = /<script type="text\/plain" id="nonce">([^<]+)</.exec(html) ?? []
      expect(html.startsWith('<!doctype html><html><head>')).toBe(true)
      expect(html).toContain(`${WORDS}<script type="text/plain"`)
      expect(html.endsWith('</script></body></html>')).toBe(true)
      expect(policy).toContain(` 'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  },
)

test('the CSP allows the inline code of the head and none of the body', async () => {
  const evil = '<script>steal()</script><style>p { color: blue }</style>'
  const harmless = siteOf(pageOf(WORDS))
  const harmed = siteOf(pageOf(WORDS + evil))
  const withoutNonce = async (site: Hono) =>
    (await ask(site, 'identity')).policy.replace(/'nonce-[^']+'/, '')
  expect(await withoutNonce(harmed)).toBe(await withoutNonce(harmless))
  expect((await withoutNonce(harmless)).match(/'sha256-[\w+/]{43}='/g)).toHaveLength(2)
})
