import { type Context, Hono } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../database/database.ts'
import { db, isForSale, run } from '../database/sql.ts'
import { originOf } from '../http/hosts.ts'

/** How many products or sellers a sitemap lists. A file may have 50,000 addresses. */
const LONGEST = 10_000
const HOUR_MS = 3_600_000
const CACHE_BYTES = 16 * 1024 * 1024

const PAGES = '/sitemap/pages.xml'

/** The lists of which there may be several sitemaps, each of ids in their order. */
const LISTS = {
  product: { address: '/sitemap/products.xml', ids: () => forSale().select('p.id') },
  seller: {
    address: '/sitemap/sellers.xml',
    ids: () =>
      forSale()
        .innerJoin('users as seller', 'seller.id', 'p.seller_id')
        .where('seller.removed_at', 'is', null)
        .select('seller.id')
        .distinct(),
  },
} as const
const screens = ['product', 'seller'] as const

/**
 * Serves /robots.txt and the sitemaps of the public pages: /sitemap.xml is an index of one sitemap for the pages that
 * always exist, with the categories, and of one for each 10,000 products for sale and each 10,000 sellers of these, in the
 * order of their ids. `publicPaths` are the paths of the pages that always exist. A sitemap is at most an hour old.
 */
export function sitemapRoutes(
  database: Reader,
  publicPaths: readonly string[],
  sitemapSize = LONGEST,
): Hono {
  const entries = new LRUCache<string, readonly string[], () => Promise<string[]>>({
    max: 100,
    // A caller chooses the key. A character takes up to two bytes.
    maxSize: CACHE_BYTES,
    sizeCalculation: (paths, key) =>
      2 * paths.reduce((length, path) => length + path.length, key.length),
    ttl: HOUR_MS,
    fetchMethod: (_, __, { context: read }) => read(),
  })
  const cached = (name: string, read: () => Promise<string[]>) =>
    entries.forceFetch(name, { context: read })
  const sitemapsOf = async (screen: keyof typeof LISTS) =>
    (await listStarts(database, screen, sitemapSize)).map(
      (id) => `${LISTS[screen].address}?from=${encodeURIComponent(id)}`,
    )
  const routes = new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\nDisallow: /dashboard\n\nSitemap: ${originOf(context)}/sitemap.xml\n`,
      ),
    )
    .get('/sitemap.xml', async (context) => {
      const paths = await cached('index', async () => {
        const lists = await Promise.all(screens.map(sitemapsOf))
        return [PAGES, ...lists.flat()]
      })
      return xml(context, 'sitemapindex', 'sitemap', paths)
    })
    .get(PAGES, async (context) => {
      const paths = await cached('pages', async () => {
        const categories = await run(
          database,
          db.selectFrom('categories').select('id').orderBy('position'),
        )
        return [...publicPaths, ...categories.map(({ id }) => pathOf('category', id))]
      })
      return xml(context, 'urlset', 'url', paths)
    })
  for (const screen of screens) {
    routes.get(LISTS[screen].address, async (context) => {
      const from = context.req.query('from') ?? ''
      const paths = await cached(`${screen} ${from}`, async () => {
        const list = idsOf(screen).where('listed.id', '>=', from).orderBy('listed.id')
        const rows = await run(database, list.limit(sql.lit(sitemapSize)))
        return rows.map(({ id }) => pathOf(screen, id))
      })
      return xml(context, 'urlset', 'url', paths)
    })
  }
  return routes
}

const forSale = () => db.selectFrom('products as p').where(isForSale)

const idsOf = (screen: keyof typeof LISTS) =>
  db.selectFrom(LISTS[screen].ids().as('listed')).select('listed.id')

/** Lists the first id of each sitemap. */
function listStarts(database: Reader, screen: keyof typeof LISTS, size: number): Promise<string[]> {
  const place: RawBuilder<number> = sql`row_number() over (order by listed.id)`
  const numbered = idsOf(screen).select(place.as('place'))
  return run(
    database,
    db
      .selectFrom(numbered.as('numbered'))
      .select('numbered.id')
      .where(sql<boolean>`(numbered.place - 1) % ${sql.lit(size)} = 0`)
      .orderBy('numbered.id'),
  ).then((rows) => rows.map(({ id }) => id))
}

const pathOf = (screen: 'category' | 'product' | 'seller', id: string) =>
  `/${screen}/${encodeURIComponent(id)}`

function xml(
  context: Context,
  list: 'sitemapindex' | 'urlset',
  item: 'sitemap' | 'url',
  paths: readonly string[],
): Response {
  const origin = originOf(context)
  const items = paths.map((path) => `<${item}><loc>${escaped(origin + path)}</loc></${item}>`)
  context.header('cache-control', 'public, max-age=3600')
  context.header('content-type', 'application/xml; charset=UTF-8')
  return context.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${list}>\n`,
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
