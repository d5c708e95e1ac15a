import { type Context, Hono } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Queryable } from './database/database.ts'
import { db, isForSale, run } from './database/sql.ts'
import { originOf } from './hosts.ts'

/** How many products a sitemap lists. A file may have 50,000 addresses. */
const PRODUCTS = 10_000
const HOUR_MS = 3_600_000

const PAGES = '/sitemap/pages.xml'
const PRODUCT_PAGES = '/sitemap/products.xml'

/**
 * Serves /robots.txt and the sitemaps of the public pages: /sitemap.xml is an index of one sitemap for the pages that
 * always exist, with the categories, and of one for each 10,000 products for sale, in the order of their ids.
 * `publicPaths` are the paths of the pages that always exist. A sitemap is at most an hour old.
 */
export function sitemapRoutes(
  database: Queryable,
  publicPaths: readonly string[],
  sitemapSize = PRODUCTS,
): Hono {
  const entries = new LRUCache<string, readonly string[], () => Promise<string[]>>({
    max: 100,
    ttl: HOUR_MS,
    fetchMethod: (_, __, { context: read }) => read(),
  })
  const cached = (name: string, read: () => Promise<string[]>) =>
    entries.forceFetch(name, { context: read })
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\nDisallow: /dashboard\n\nSitemap: ${originOf(context)}/sitemap.xml\n`,
      ),
    )
    .get('/sitemap.xml', async (context) => {
      const paths = await cached('index', async () => [
        PAGES,
        ...(await listStarts(database, sitemapSize)).map(
          (id) => `${PRODUCT_PAGES}?from=${encodeURIComponent(id)}`,
        ),
      ])
      return xml(context, 'sitemapindex', 'sitemap', paths)
    })
    .get(PAGES, async (context) => {
      const paths = await cached('pages', async () => {
        const categories = await run(database, db.selectFrom('categories').select('id'))
        return [...publicPaths, ...categories.map(({ id }) => pathOf('category', id))]
      })
      return xml(context, 'urlset', 'url', paths)
    })
    .get(PRODUCT_PAGES, async (context) => {
      const from = context.req.query('from') ?? ''
      const paths = await cached(`products ${from}`, async () => {
        const list = forSale().select('p.id').where('p.id', '>=', from).orderBy('p.id')
        const products = await run(database, list.limit(sql.lit(sitemapSize)))
        return products.map(({ id }) => pathOf('product', id))
      })
      return xml(context, 'urlset', 'url', paths)
    })
}

const forSale = () => db.selectFrom('products as p').where(isForSale)

/** Lists the ids of the first product of each sitemap. */
function listStarts(database: Queryable, size: number): Promise<string[]> {
  const place: RawBuilder<number> = sql`row_number() over (order by p.id)`
  const numbered = forSale().select(['p.id', place.as('place')])
  return run(
    database,
    db
      .selectFrom(numbered.as('numbered'))
      .select('numbered.id')
      .where(sql<boolean>`(numbered.place - 1) % ${sql.lit(size)} = 0`)
      .orderBy('numbered.id'),
  ).then((rows) => rows.map(({ id }) => id))
}

const pathOf = (screen: 'category' | 'product', id: string) =>
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
