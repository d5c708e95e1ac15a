import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { type Rating, selectRating } from '../reviews/read.ts'

/** The details that buyer and seller of a booking need to meet, in a response. Only these two users may see them. */
type MeetingAnswer = { phoneNumber: string; location: string; bookedAt: string }

/** The columns of a booking that its meeting is made of. */
export type MeetingRow = { phone_number: string; meeting_location: string; created_at: Date }

/** Returns the buyer's phone number, the meeting place and the time of a booking. */
export function meetingAnswer(row: MeetingRow): MeetingAnswer {
  return {
    phoneNumber: row.phone_number,
    location: row.meeting_location,
    bookedAt: row.created_at.toISOString(),
  }
}

/** A booking of a product, as its seller sees it. */
type SellerBookingAnswer = {
  _id: string
  buyerId: string
  name: string
  email: string
  rating: Rating
  meeting: MeetingAnswer
}

/** Reads the bookings of these products that are not removed, by product, newest first. */
export async function readBookingsOf(
  database: Queryable,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SellerBookingAnswer[]>> {
  const rows = await run(
    database,
    db
      .selectFrom('bookings as b')
      .innerJoin('users as buyer', 'buyer.id', 'b.buyer_id')
      // One parameter, so that every number of ids is the same prepared statement.
      .where('b.product_id', '=', sql<string>`any(${productIds})`)
      .where('b.removed_at', 'is', null)
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .select([
        'b.id',
        'b.product_id',
        'b.phone_number',
        'b.meeting_location',
        'b.created_at',
        'b.buyer_id',
        'buyer.name',
        'buyer.email',
      ])
      .select((eb) => selectRating(eb.ref('b.buyer_id')).as('rating')),
  )
  const bookings = rows.map((row) => ({
    productId: row.product_id,
    booking: {
      _id: row.id,
      buyerId: row.buyer_id,
      name: row.name,
      email: row.email,
      rating: row.rating ?? { count: 0 },
      meeting: meetingAnswer(row),
    },
  }))
  const byProduct = Map.groupBy(bookings, ({ productId }) => productId)
  return new Map([...byProduct].map(([id, group]) => [id, group.map(({ booking }) => booking)]))
}
