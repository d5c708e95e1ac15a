import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Market } from '../market.ts'

type CategoryAnswer = { _id: string; categoryName: string }

const SELECT = 'select id as "_id", name as "categoryName" from categories order by position'

/** GET /get-categories and GET /get-three-categories, both public. */
export function categoryRoutes(market: Market): Hono {
  const { database } = market
  return new Hono()
    .get('/get-categories', authorise(market, 'GET /get-categories'), async (context) =>
      context.json(await database.query<CategoryAnswer>(SELECT)),
    )
    .get('/get-three-categories', authorise(market, 'GET /get-three-categories'), async (context) =>
      context.json(await database.query<CategoryAnswer>(`${SELECT} limit 3`)),
    )
}
