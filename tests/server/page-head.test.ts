import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { knownHosts } from '../../server/http/hosts.ts'
import { withOrigin } from '../../server/pages/page-head.ts'

const DATA =
  '<script type="application/ld+json">{"url":"/p","item":"/c","name":"\\"url\\":\\"/p",' +
  '"image":["/card.jpg","https://elsewhere.example/side.jpg","/back.jpg"]}</script>'
const PAGE =
  '<head><meta property="og:image" content="/card.jpg" /><meta property="og:url" content="/p">' +
  `<link rel="canonical" href="/p">${DATA}</head><img src="/card.jpg">`

/** Returns the page as a server behind this number of proxies sends it. */
async function pageFrom(address: string, proxies: number, headers: Record<string, string> = {}) {
  const app = new Hono()
    .use(knownHosts({ trustedProxies: proxies }))
    .get('/', (context) => context.html(withOrigin(PAGE, context)))
  return (await app.request(address, { headers })).text()
}

const tls = { 'x-forwarded-proto': 'https' }

test.each([
  ['http://127.0.0.1:4310/', 0, {}, 'http://127.0.0.1:4310'],
  ['http://loppis.test/', 1, tls, 'https://loppis.test'],
  ['http://loppis.test/', 0, tls, 'http://loppis.test'],
])(
  'other sites read absolute URLs in the head: %s behind %i proxies',
  async (address, proxies, headers, origin) => {
    expect(await pageFrom(address, proxies, headers)).toBe(
      PAGE.replaceAll('content="/', `content="${origin}/`)
        .replace('href="/', `href="${origin}/`)
        .replace('{"url":"/p","item":"/', `{"url":"${origin}/p","item":"${origin}/`)
        .replace('["/card', `["${origin}/card`)
        .replace('"/back', `"${origin}/back`),
    )
  },
)
