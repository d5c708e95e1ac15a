import { type ExpressionBuilder, sql } from 'kysely'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../database/database.ts'
import { db, prepared, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'

export type Role = 'buyer' | 'seller' | 'admin'

export type User = {
  id: string
  name: string
  email: string
  role: Role
  isRemoved: boolean
  /** The identity provider's id of the user; null for an older account until its first sign-in. */
  identityId: string | null
  /** Why an admin has removed the user; null or '' without a reason. */
  removalReason: string | null
  /** Sign-ins and tokens until this time no longer count; null: the user never signed out everywhere. */
  signedOutAt: Date | null
}

/** Returns whether the user has signed out everywhere at or after a time, in seconds since 1970. */
export const isSignedOut = ({ signedOutAt }: User, seconds: number): boolean =>
  signedOutAt !== null && seconds <= Math.floor(signedOutAt.getTime() / 1000)

/** Returns the refusal of a removed user, with the reason where there is one. */
export const accountRemoved = ({ removalReason }: Pick<User, 'removalReason'>): Problem =>
  new Problem(
    'account-removed',
    removalReason
      ? {
          en: `This account has been removed: ${removalReason}`,
          sv: `Kontot är borttaget: ${removalReason}`,
        }
      : null,
  )

const selectUser = () =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'role',
      'identity_id as identityId',
      'signed_out_at as signedOutAt',
      'removal_reason as removalReason',
    ])
    .select((eb) => eb('removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'))

/** Returns the condition that a user has this e-mail, ignoring case. */
export const sameEmail =
  (email: string) =>
  ({ eb, fn, val }: ExpressionBuilder<DB, 'users'>) =>
    eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)]))

const selectUserById = prepared(({ id }: { id: string }) => selectUser().where('id', '=', id))

/** Reads the user with this id, including a removed user. */
export async function readUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await selectUserById(database, { id })
  return user ?? null
}

const selectUserAndMembers = prepared(
  ({ userId, flow, id }: { userId: string; flow: string; id: string }) => {
    const memberIds = db
      .selectFrom('flow_members')
      .select('user_id')
      .where('flow', '=', flow)
      .where('flow_id', '=', id)
    return selectUser()
      .where('id', '=', userId)
      .select(sql<string[]>`array(${memberIds})`.as('members'))
  },
)

/** Reads the user with this id, including a removed user, and who takes part in a flow, with one statement. */
export async function readUserAndMembers(
  database: Queryable,
  userId: string,
  flow: { flow: string; id: string },
): Promise<{ user: User; members: string[] } | null> {
  const [found] = await selectUserAndMembers(database, { userId, ...flow })
  if (found === undefined) return null
  const { members, ...user } = found
  return { user, members }
}

/** Reads the user with this e-mail, ignoring case and including a removed user. */
export async function readUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await run(database, selectUser().where(sameEmail(email)))
  return user ?? null
}

/** Locks the user with this id until the transaction ends: two requests of one user wait for each other. */
export async function lockUser(transaction: Queryable, id: string): Promise<void> {
  await run(transaction, db.selectFrom('users').select('id').where('id', '=', id).forUpdate())
}

/**
 * Locks a user against a removal, which waits until the transaction ends and then finds what the transaction has written.
 * A transaction that also locks a listing or a product locks the user first. Returns false for a removed user.
 */
export async function lockMember(transaction: Queryable, id: string): Promise<boolean> {
  const members = await run(
    transaction,
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forShare(),
  )
  return members.length > 0
}

/** Locks a user as `lockMember` does. Throws account-removed. */
export async function requireMember(transaction: Queryable, id: string): Promise<void> {
  if (!(await lockMember(transaction, id))) throw new Problem('account-removed')
}

/** Reads the user of this identity, including a removed user, and locks it until the transaction ends. */
export async function readUserOfIdentity(
  transaction: Queryable,
  identityId: string,
): Promise<User | null> {
  const [user] = await run(
    transaction,
    selectUser().where('identity_id', '=', identityId).forUpdate(),
  )
  return user ?? null
}

/** Gives a user without an identity to this one. Returns false where another identity was faster. */
export async function claimUser(
  transaction: Queryable,
  id: string,
  identityId: string,
): Promise<boolean> {
  const claimed = await run(
    transaction,
    db
      .updateTable('users')
      .set({ identity_id: identityId })
      .where('id', '=', id)
      .where('identity_id', 'is', null)
      .returning('id'),
  )
  return claimed.length > 0
}

/** Notes that a user has confirmed the e-mail address. */
export async function confirmEmail(transaction: Queryable, id: string, now: Date): Promise<void> {
  await run(
    transaction,
    db
      .updateTable('users')
      .set({ email_confirmed_at: now })
      .where('id', '=', id)
      .where('email_confirmed_at', 'is', null),
  )
}

/** Changes a user's e-mail, which no other user has. */
export async function renameEmail(
  transaction: Queryable,
  id: string,
  email: string,
): Promise<void> {
  await run(transaction, db.updateTable('users').set({ email }).where('id', '=', id))
}

/** Adds a user of an identity and returns the id; null, without a change, where e-mail or identity is taken. */
export async function addUser(
  database: Queryable,
  user: {
    name: string
    email: string
    role: 'buyer' | 'seller'
    identityId: string
    emailConfirmedAt: Date | null
  },
): Promise<string | null> {
  const { name, email, role, identityId, emailConfirmedAt } = user
  const [added] = await run(
    database,
    db
      .insertInto('users')
      // Nothing shows the contact to everyone before the user chooses it.
      .values({
        name,
        email,
        role,
        identity_id: identityId,
        email_confirmed_at: emailConfirmedAt,
        contact_for: 'signedIn',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  return added?.id ?? null
}
