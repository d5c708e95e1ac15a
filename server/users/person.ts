import type { Expression } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { db } from '../database/sql.ts'

/** Selects what the other side may know of a user: the id and the name. */
export const selectPerson = (id: Expression<string>) =>
  jsonObjectFrom(
    db.selectFrom('users').select(['users.id as _id', 'users.name']).where('users.id', '=', id),
  ).$notNull()
