import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { hourlyNews, type NewsContext, tellNews } from '../flows/news.ts'
import type { Work } from '../flows/worker.ts'
import { searchNotices } from './notices.ts'
import { countNew, type SavedQuestion } from './saved.ts'

/** The kind of work that tells users what is new in the searches that they keep, each search once an hour. */
export function savedSearches(context: NewsContext): Work {
  const { clock, flowClock } = context
  return hourlyNews(context, {
    kind: 'saved searches',
    due: (latest) => sql`
      select id as key, told_at as due_at from saved_searches where told_at <= ${latest}::timestamptz`,
    async look(transaction, key, latest) {
      const [saved] = await run(
        transaction,
        db
          .selectFrom('saved_searches as s')
          .innerJoin('users as u', 'u.id', 's.user_id')
          .select(['s.id', 's.user_id', 's.name', 's.question', 's.seen_at', 's.told_at'])
          .where('s.id', '=', key)
          .where('s.told_at', '<=', latest)
          // A deletion of the account locks the user first: to wait for it here would be a deadlock.
          .modifyEnd(sql`for update of s skip locked for key share of u skip locked`),
      )
      if (saved === undefined) return null
      const began = clock()
      const isNew = await look(transaction, saved, flowClock())
      await run(
        transaction,
        db.updateTable('saved_searches').set({ told_at: began }).where('id', '=', saved.id),
      )
      return isNew
    },
  })
}

type Saved = Pick<
  Selectable<DB['saved_searches']>,
  'id' | 'user_id' | 'name' | 'question' | 'seen_at' | 'told_at'
>

/** Tells the user where a search has something new, and returns whether it has. */
async function look(transaction: Queryable, saved: Saved, at: Date): Promise<boolean> {
  const { id, user_id: userId, name, question, seen_at: seen, told_at: told } = saved
  const seenAt = seen > told ? seen : told
  const asked = { question: question as SavedQuestion, userId }
  const found = await countNew(transaction, { ...asked, seenAt })
  if (found === 0) return false
  const count = seenAt === seen ? found : await countNew(transaction, { ...asked, seenAt: seen })
  const news = { of: searchNotices, id, event: 'search.found', userId, reason: name, count, at }
  await tellNews(transaction, news)
  return true
}
