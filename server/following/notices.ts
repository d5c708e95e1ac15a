import { sql } from 'kysely'
import { db, isForSale, run } from '../database/sql.ts'
import type { Flow } from '../flows/flow.ts'
import { hourlyNews, type NewsContext, tellNews } from '../flows/news.ts'
import type { Work } from '../flows/worker.ts'

const itemsIn = {
  en: (count: number) => (count === 1 ? '1 new item' : `${count} new items`),
  sv: (count: number) => (count === 1 ? '1 ny vara' : `${count} nya varor`),
}

/** The notices of what followed sellers list. The id is that of the user, who has one notification for all sellers. */
export const followingNotices: Pick<Flow, 'name' | 'kind' | 'notices' | 'pathOf' | 'button'> = {
  name: 'following',
  kind: 'saved',
  notices: {
    'seller.listed': {
      tell: [
        {
          to: 'buyer',
          en: ({ name, count }) => `${itemsIn.en(count)} from ${name}.`,
          sv: ({ name, count }) => `${itemsIn.sv(count)} från ${name}.`,
        },
      ],
    },
    'sellers.listed': {
      tell: [
        {
          to: 'buyer',
          en: ({ count }) => `${itemsIn.en(count)} from sellers you follow.`,
          sv: ({ count }) => `${itemsIn.sv(count)} från säljare du följer.`,
        },
      ],
    },
  },
  pathOf: () => '/dashboard/following',
  button: { en: 'See new items', sv: 'Se nya varor' },
}

/** The kind of work that tells users once an hour what the sellers whom they follow have listed. */
export function followedSellers(context: NewsContext): Work {
  const { clock, flowClock } = context
  return hourlyNews(context, {
    kind: 'followed sellers',
    due: (latest) => sql`
      select user_id as key, min(told_at) as due_at from follows
       where told_at <= ${latest}::timestamptz group by user_id`,
    async look(transaction, userId, latest) {
      const follows = await run(
        transaction,
        db
          .selectFrom('follows as f')
          .innerJoin('users as u', 'u.id', 'f.user_id')
          .innerJoin('users as s', 's.id', 'f.seller_id')
          .select(['f.seller_id', 'f.told_at'])
          .where('f.user_id', '=', userId)
          // A deletion of an account locks the user first: to wait for it here would be a deadlock.
          .modifyEnd(sql`for update of f skip locked for key share of u, s skip locked`),
      )
      if (!follows.some(({ told_at: toldAt }) => toldAt <= latest)) return null
      const sellerIds = follows.map(({ seller_id: id }) => id)
      const began = clock()
      const found = await run(
        transaction,
        db
          .selectFrom('products as p')
          .innerJoin('follows as f', 'f.seller_id', 'p.seller_id')
          .select((eb) => [
            'p.seller_id as sellerId',
            eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
            sql<boolean>`bool_or(p.created_at > f.told_at)`.as('isUnannounced'),
          ])
          .where('f.user_id', '=', userId)
          .where('f.seller_id', '=', sql<string>`any(${sellerIds})`)
          .whereRef('p.created_at', '>', 'f.seen_at')
          .where(isForSale)
          .groupBy('p.seller_id'),
      )
      await run(
        transaction,
        db
          .updateTable('follows')
          .set({ told_at: began })
          .where('user_id', '=', userId)
          .where('seller_id', '=', sql<string>`any(${sellerIds})`),
      )
      const [first, ...others] = found
      if (first === undefined || !found.some(({ isUnannounced }) => isUnannounced)) return false
      await tellNews(transaction, {
        of: followingNotices,
        id: userId,
        userId,
        ...(others.length === 0
          ? { event: 'seller.listed', actorId: first.sellerId }
          : { event: 'sellers.listed' }),
        count: found.reduce((sum, { count }) => sum + count, 0),
        at: flowClock(),
      })
      return true
    },
  })
}
