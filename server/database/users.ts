import type { Queryable } from './database.ts'

export type Role = 'buyer' | 'seller' | 'admin'

export type User = {
  id: string
  name: string
  email: string
  role: Role
  isRemoved: boolean
}

const COLUMNS = `id, name, email, role, removed_at is not null as "isRemoved"`

/** Reads the user with this id, including a removed user. */
export async function readUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.query<User>(`select ${COLUMNS} from users where id = $1`, [id])
  return user ?? null
}

/** Reads the user with this e-mail, ignoring case and including a removed user. */
export async function readUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await database.query<User>(
    `select ${COLUMNS} from users where lower(email) = lower($1)`,
    [email],
  )
  return user ?? null
}

/** Adds a user and returns the id; null, without a change, where the e-mail is taken. */
export async function addUser(
  database: Queryable,
  user: { name: string; email: string; role: 'buyer' | 'seller' },
): Promise<string | null> {
  const [added] = await database.query<{ id: string }>(
    `insert into users (name, email, role) values ($1, $2, $3) on conflict do nothing returning id`,
    [user.name, user.email, user.role],
  )
  return added?.id ?? null
}
