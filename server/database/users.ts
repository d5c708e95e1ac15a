import type { ExpressionBuilder } from 'kysely'
import type { Queryable } from './database.ts'
import { db, run } from './sql.ts'
import type { DB } from './tables.ts'

export type Role = 'buyer' | 'seller' | 'admin'

export type User = {
  id: string
  name: string
  email: string
  role: Role
  isRemoved: boolean
}

const selectUser = () =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .select((eb) => eb('removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'))

/** Returns the condition that a user has this e-mail, ignoring case. */
export const sameEmail =
  (email: string) =>
  ({ eb, fn, val }: ExpressionBuilder<DB, 'users'>) =>
    eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)]))

/** Reads the user with this id, including a removed user. */
export async function readUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await run(database, selectUser().where('id', '=', id))
  return user ?? null
}

/** Reads the user with this e-mail, ignoring case and including a removed user. */
export async function readUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await run(database, selectUser().where(sameEmail(email)))
  return user ?? null
}

/** Adds a user and returns the id; null, without a change, where the e-mail is taken. */
export async function addUser(
  database: Queryable,
  user: { name: string; email: string; role: 'buyer' | 'seller' },
): Promise<string | null> {
  const { name, email, role } = user
  const [added] = await run(
    database,
    db
      .insertInto('users')
      .values({ name, email, role })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  return added?.id ?? null
}
