import { enums, type Infer, optional, type } from 'superstruct'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { filledText, lineOfText, phoneText } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'

/** The fields of an account that its user changes. A field that is missing stays as it is. */
export const ProfileChangesStruct = type({
  name: optional(filledText(120)),
  phone: optional(phoneText(0)),
  place: optional(lineOfText(200)),
  contactFor: optional(enums(['everyone', 'signedIn'])),
})
export type ProfileChanges = Infer<typeof ProfileChangesStruct>

/** An account as its user sees it. */
type ProfileAnswer = {
  name: string
  email: string
  role: 'buyer' | 'seller' | 'admin'
  phone: string
  place: string
  /** The users to whom the market shows the e-mail address and the phone numbers of a seller. */
  contactFor?: string
  /** ISO 8601. */
  since: string
}

/** Reads the account of a user. Throws user-unknown. */
export async function readProfile(database: Queryable, id: string): Promise<ProfileAnswer> {
  const [user] = await run(
    database,
    db
      .selectFrom('users')
      .select(['name', 'email', 'role', 'phone', 'place', 'contact_for', 'created_at as since'])
      .where('id', '=', id),
  )
  if (user === undefined) throw new Problem('user-unknown')
  const { contact_for, since, ...profile } = user
  return {
    ...profile,
    ...(user.role === 'seller' && { contactFor: contact_for }),
    since: since.toISOString(),
  }
}

/** Changes the account of a user. The columns are named, because a decoded body keeps fields that nobody asked for. */
export async function changeProfile(
  database: Queryable,
  id: string,
  { name, phone, place, contactFor }: ProfileChanges,
): Promise<void> {
  const given = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(place !== undefined && { place }),
    ...(contactFor !== undefined && { contact_for: contactFor }),
  }
  if (Object.keys(given).length === 0) return
  await run(database, db.updateTable('users').set(given).where('id', '=', id))
}

/** Ends all sessions of a user: sign-ins and tokens until now no longer count, and no browser shows push messages. */
export async function signOutEverywhere(database: Queryable, id: string, now: Date): Promise<void> {
  await run(database, db.updateTable('users').set({ signed_out_at: now }).where('id', '=', id))
  await run(database, db.deleteFrom('push_subscriptions').where('user_id', '=', id))
}
