import { Hono } from 'hono'
import type { Market } from '../market.ts'

type BlogAnswer = { _id: string; question: string; answer: string }

/** GET /blogs, public. */
export function blogRoutes({ database }: Pick<Market, 'database'>): Hono {
  return new Hono().get('/blogs', async (context) =>
    context.json(
      await database.query<BlogAnswer>(
        'select id as "_id", question, answer from blog_entries order by position',
      ),
    ),
  )
}
