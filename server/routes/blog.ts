import { Hono } from 'hono'
import type { InferResult } from 'kysely'
import { authorise } from '../access/authorise.ts'
import { db, run } from '../database/sql.ts'
import type { BlogTranslations } from '../database/columns.ts'
import type { AppContext } from '../access/app-context.ts'
import { respondWithPublicList, conditionalGet } from '../http/public-list.ts'

const selectEntries = () =>
  db
    .selectFrom('blog_entries')
    .select(['id', 'question', 'answer', 'translations'])
    .orderBy('position')
type Entry = InferResult<ReturnType<typeof selectEntries>>[number]

/** `translations` are an API extension, absent where there are none. */
type EntryAnswer = {
  _id: string
  question: string
  answer: string
  translations?: BlogTranslations
}

const answerOf = ({ id, question, answer, translations }: Entry): EntryAnswer => ({
  _id: id,
  question,
  answer,
  ...(translations === null ? {} : { translations }),
})

/** Serves GET /blogs, public. */
export function blogRoutes(appContext: AppContext): Hono {
  return new Hono().get(
    '/blogs',
    authorise(appContext, 'GET /blogs'),
    conditionalGet,
    async (context) =>
      respondWithPublicList(context, (await run(appContext.reads, selectEntries())).map(answerOf)),
  )
}
