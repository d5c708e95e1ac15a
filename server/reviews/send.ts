import { array, defaulted, enums, integer, size, type } from 'superstruct'
import { MOST_STARS } from '../../machines/market/review.machine.ts'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlowFor } from '../flows/engine.ts'
import { decode, type EventBody, filledLines, linesOfText } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import type { User } from '../users/users.ts'
import { choicesOf, isPersonEvent, LONGEST_REVIEW, situationOf } from './answer.ts'
import { readReviews } from './read.ts'
import { otherSide, reviewFlow, type Side } from './review.ts'

const AnswerStruct = type({ words: filledLines(LONGEST_REVIEW) })
const writtenBy = (side: Side) =>
  type({
    stars: size(integer(), 1, MOST_STARS),
    choices: defaulted(size(array(enums([...choicesOf[side]])), 0, choicesOf[side].length), []),
    words: defaulted(linesOfText(LONGEST_REVIEW), ''),
  })

type Sent = { id: string; body: EventBody }

/**
 * Sends the viewer's event to the reviews of an order. Throws review-unknown, role-required for an event of another side,
 * invalid-request, and review-refused with the state, the viewer's possible events and the deadline.
 */
export async function sendReviewEvent(
  { database, flowClock }: Pick<Services, 'database' | 'flowClock'>,
  viewer: User,
  { id, body }: Sent,
): Promise<void> {
  const { event: name } = body
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  await database.transaction(async (transaction) => {
    const found = await lockFlowFor(transaction, reviewFlow, { id, userId: viewer.id })
    if (found === null) throw new Problem('review-unknown')
    const { stored, side } = found
    if (side === null || !name.startsWith(`${side}.`)) throw new Problem('role-required')
    const at = flowClock()
    const { fields, store } = decoded({ id, body, side, authorId: viewer.id, at })
    // The event publishes the row that is there.
    await store(transaction)
    const event = { ...fields, type: name, at: at.getTime() }
    const isTaken = await applyEvent(transaction, reviewFlow, stored, { event, userId: viewer.id })
    if (isTaken) return
    const reviews = await readReviews(transaction, id, viewer)
    throw new Problem('review-refused', null, {
      members: reviews === null ? {} : situationOf(reviews, side),
    })
  })
}

type Writing = Sent & { side: Side; authorId: string; at: Date }

/** Returns the fields of an event, and what it writes: a refused event is rolled back. Throws invalid-request. */
function decoded({ id, body, side, authorId, at }: Writing) {
  if (body.event.endsWith('.answer')) {
    const { words } = decode(body, AnswerStruct)
    return {
      fields: {},
      store: (transaction: Queryable) => storeAnswer(transaction, { id, side, words, at }),
    }
  }
  const { stars, choices, words } = decode(body, writtenBy(side))
  const row = { order_id: id, side, author_id: authorId, stars, words, written_at: at }
  return {
    fields: { stars },
    store: (transaction: Queryable) =>
      storeReview(transaction, { ...row, choices: JSON.stringify([...new Set(choices)]) }),
  }
}

async function storeAnswer(
  transaction: Queryable,
  { id, side, words, at }: { id: string; side: Side; words: string; at: Date },
): Promise<void> {
  await run(
    transaction,
    db
      .updateTable('reviews')
      .set({ answer: words, answered_at: at })
      .where('order_id', '=', id)
      .where('side', '=', otherSide[side]),
  )
}

type Row = {
  order_id: string
  side: Side
  author_id: string
  stars: number
  words: string
  choices: string
  written_at: Date
}

async function storeReview(transaction: Queryable, row: Row): Promise<void> {
  const { stars, words, choices, written_at } = row
  await run(
    transaction,
    db
      .insertInto('reviews')
      .values((eb) => ({
        ...row,
        subject_id: eb
          .selectFrom('flow_members as m')
          .where('m.flow', '=', reviewFlow.name)
          .where('m.flow_id', '=', row.order_id)
          .where('m.role', '=', otherSide[row.side])
          .select('m.user_id'),
      }))
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'side']).doUpdateSet({ stars, words, choices, written_at }),
      ),
  )
}
