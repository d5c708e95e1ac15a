import { Hono } from 'hono'
import type { Market } from '../market.ts'

type CategoryAnswer = { _id: string; categoryName: string }

const SELECT = 'select id as "_id", name as "categoryName" from categories order by position'

/** GET /get-categories and GET /get-three-categories, both public. */
export function categoryRoutes({ database }: Pick<Market, 'database'>): Hono {
  return new Hono()
    .get('/get-categories', async (context) =>
      context.json(await database.query<CategoryAnswer>(SELECT)),
    )
    .get('/get-three-categories', async (context) =>
      context.json(await database.query<CategoryAnswer>(`${SELECT} limit 3`)),
    )
}
