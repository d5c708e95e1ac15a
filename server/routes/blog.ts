import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Market } from '../market.ts'
import { answerPublicList, unlessKnown } from './public-list.ts'

type BlogAnswer = { _id: string; question: string; answer: string }

/** Serves GET /blogs, public. */
export function blogRoutes(market: Market): Hono {
  return new Hono().get('/blogs', authorise(market, 'GET /blogs'), unlessKnown, async (context) =>
    answerPublicList(
      context,
      await market.database.query<BlogAnswer>(
        'select id as "_id", question, answer from blog_entries order by position',
      ),
    ),
  )
}
