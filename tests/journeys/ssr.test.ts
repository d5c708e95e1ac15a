import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { routeOf, screenNames } from '../../src/screens/paths.ts'

const BUILT = join(import.meta.dirname, '../../dist/renderer/render.js')

type Renderer = { renderPage: (request: object) => Promise<{ html: string; status: number }> }

/** Returns the HTML that the built product renders for an address; `ask` answers its API calls. */
async function renderedPage(
  address: string,
  ask: (request: Request) => Promise<Response>,
  demo = '',
  acceptLanguage = 'en',
  operatorEmail = '',
): Promise<string> {
  const { renderPage }: Renderer = await import(pathToFileURL(BUILT).href)
  const page = await renderPage({ address, acceptLanguage, cookie: '', demo, operatorEmail, ask })
  return page.html
}

const EVIL = '</script><script>steal()</script><!--'

const product = {
  _id: 'p1',
  productName: EVIL,
  image: '/p1.webp',
  askingPrice: 10,
  retailPrice: 20,
  productCondition: 'good',
  categoryId: 'c1',
  purchaseYear: 2020,
  description: EVIL,
  contact: '1',
  location: EVIL,
  sellerEmail: 'seller@loppis.test',
}
const category = { _id: 'c1', categoryName: EVIL }

const page = {
  availability: 'forSale',
  product,
  seller: { name: EVIL, isVerified: true, since: '2030-01' },
  listedAt: '2031-05-02T10:15:00.000Z',
  alike: [product],
}

const answers = async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/products/')) return Response.json(page)
  return Response.json(pathname.startsWith('/v2/') ? [product] : [category])
}

describe('server-side rendering', () => {
  it.each(['/search?q=call+555+0100', '/login', '/register', '/forgot-password', '/dashboard'])(
    'tells robots not to list %s',
    async (path) => {
      expect(await renderedPage(path, answers)).toContain('<meta name="robots" content="noindex">')
    },
  )

  it.each(['/', '/category/c1', '/product/p1'])('lets robots list %s', async (path) => {
    expect(await renderedPage(path, answers)).not.toContain('noindex')
  })

  it.each(['/', '/category/c1', '/advertisements', '/categories', '/product/p1'])(
    'C4: escapes user text in HTML and scripts: %s',
    async (path) => {
      const html = await renderedPage(path, answers)
      expect(html.includes('steal()')).toBe(true)
      expect(html.includes('<script>steal')).toBe(false)
      expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script\b/g)?.length ?? 0)
    },
  )

  it.each([
    ['/login', 'en', 'Log in with your email address or with Google.'],
    ['/login', 'sv', 'Logga in med din e-postadress eller med Google.'],
    ['/help/returns', 'en', 'How to return an item within 30 days and get your money back.'],
    ['/blog', 'en', 'Questions and answers about buying and selling second-hand.'],
  ])('describes a public page for search engines, once: %s in %s', async (path, language, text) => {
    const html = await renderedPage(path, answers, '', language)
    expect(html.match(/<meta\s+name="description"[^>]*>/g)).toEqual([
      `<meta name="description" content="${text}">`,
    ])
  })

  it('names the operator on the contact page, and says so where there is none', async () => {
    const withAddress = await renderedPage('/help/contact', answers, '', 'en', 'help@market.test')
    expect(withAddress).toContain('href="mailto:help@market.test"')
    const without = await renderedPage('/help/contact?of=none', answers)
    expect(without).toContain('has not given an email address')
  })

  it('N5: renders the error screen for an unknown help page', async () => {
    const html = await renderedPage('/help/nothing', answers)
    expect(html).toContain('Oops!!! An error has occurred.')
    expect(html).toContain('<title>Not found · Loppis</title>')
  })

  it('N5: renders the error screen for an unknown address, readable without script', async () => {
    const html = await renderedPage('/nothing', answers)
    expect(html).toMatch(/<h1[^>]*>Oops!!! An error has occurred\.<\/h1>/)
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Not found · Loppis</title>'])
  })

  it('R3: answers 404 for a category that does not exist, without a canonical address', async () => {
    const { renderPage }: Renderer = await import(pathToFileURL(BUILT).href)
    const request = { acceptLanguage: 'en', cookie: '', demo: '', operatorEmail: '', ask: answers }
    const unknown = await renderPage({ ...request, address: '/category/teapots' })
    expect(unknown.status).toBe(404)
    expect(unknown.html).not.toContain('rel="canonical"')
    expect((await renderPage({ ...request, address: '/category/c1' })).status).toBe(200)
  })

  it.each([
    ['fail', async () => new Response('', { status: 500 })],
    ['get no answer', () => Promise.reject(new Error('cut'))],
    ['take too long', () => new Promise<Response>(() => undefined)],
    ['make no sense', async () => Response.json({ _id: {} })],
  ])('C4: renders a page even if its requests %s', async (how, ask) => {
    const html = await renderedPage(`/?of=${how}`, ask)
    expect(html.includes('Good things, second time around.')).toBe(true)
    expect(html.includes('"flows":[]')).toBe(true)
  })

  it('S1: offers the configured demo accounts, and none without configuration', async () => {
    const accounts = [{ kind: 'admin', email: 'a@loppis.test', password: 'second-hand' }]
    const demo = JSON.stringify(accounts)
    expect(await renderedPage('/login', answers, demo)).toContain('As an admin')
    expect(await renderedPage('/login', answers, demo)).not.toContain('As a buyer')
    expect(await renderedPage('/login', answers)).not.toContain('As an admin')
    expect(await renderedPage('/register', answers, demo)).toContain('Use a demo account')
    expect(await renderedPage('/register', answers)).not.toContain('Use a demo account')
  })

  it('R3: names the category in the title and the heading', async () => {
    const named = async (request: Request) =>
      Response.json(
        new URL(request.url).pathname.startsWith('/v2/')
          ? [product]
          : [{ _id: 'c9', categoryName: 'Lamps & light' }],
      )
    const html = await renderedPage('/category/c9', named)
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([
      '<title>Lamps &amp; light · Loppis</title>',
    ])
    expect(html).toMatch(/<h1[^>]*>Lamps &amp; light<\/h1>/)
  })

  it('leads from a category to its search, on a server that has one', async () => {
    const html = await renderedPage('/category/c9', async () => Response.json([product]))
    expect(html).toContain('href="/search?category=c9"')
  })

  it('sends each request once, however many components use it', async () => {
    const asked: string[] = []
    await renderedPage('/category/c2', async (request) => {
      asked.push(new URL(request.url).pathname)
      return answers(request)
    })
    expect(asked.toSorted()).toEqual(['/get-categories', '/v2/category/c2'])
  })

  it('C4: includes the data in the next render after a request times out', async () => {
    let isSlow = true
    const ask = (request: Request) =>
      isSlow ? new Promise<Response>(() => undefined) : answers(request)
    expect(await renderedPage('/category/c3', ask)).not.toContain('<article')
    isSlow = false
    expect(await renderedPage('/category/c3', ask)).toContain('<article')
    isSlow = true
    expect(await renderedPage('/category/c3', ask)).not.toContain('<article')
    isSlow = false
    expect(await renderedPage('/category/c3', ask)).toContain('<article')
  })

  it('renders the page again when a response changes', async () => {
    const entries: object[] = []
    const ask = async () => Response.json(entries)
    expect(await renderedPage('/blog', ask)).not.toContain('Is it safe?')
    entries.push({ _id: '1', question: 'Is it safe?', answer: 'It is.' })
    expect(await renderedPage('/blog', ask)).toContain('Is it safe?')
  })
})

const publicPaths = screenNames
  .map(routeOf)
  .filter(({ access, path }) => access === 'anyone' && !path.includes(':'))
  .map(({ path }) => path)

it.each(publicPaths)('the server renders the heading of %s', async (path) => {
  expect(await renderedPage(path, answers)).toContain('<h1')
})
