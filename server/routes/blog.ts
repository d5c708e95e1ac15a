import { array, object, optional, string } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import type { BlogTranslations } from '../database/columns.ts'
import { db, run } from '../database/sql.ts'
import { mapOf } from '../http/json-schema.ts'
import { respondPublicly } from '../http/public-list.ts'

const selectEntries = () =>
  db
    .selectFrom('blog_entries')
    .select(['id', 'question', 'answer', 'translations'])
    .orderBy('position')

/** `translations` are an API extension, absent where there are none. */
const Entry = object({
  _id: string(),
  question: string(),
  answer: string(),
  translations: optional(mapOf(object({ question: string(), answer: string() }))),
})

const answerOf = ({
  id,
  question,
  answer,
  translations,
}: {
  id: string
  question: string
  answer: string
  translations: BlogTranslations | null
}) => ({
  _id: id,
  question,
  answer,
  ...(translations === null ? {} : { translations }),
})

export const blogEndpoints = [
  endpoint({
    method: 'GET',
    path: '/blogs',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the entries of the blog.',
    answer: array(Entry),
    handle: async ({ context }, { reads }) =>
      respondPublicly(context, (await run(reads, selectEntries())).map(answerOf)),
  }),
]
