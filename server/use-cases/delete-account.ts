import type { Queryable } from '../database/database.ts'
import { removeBuyer, removeSeller } from './remove-user.ts'
import { db, run } from '../database/sql.ts'
import { lockUser, type User } from '../users/users.ts'
import { Problem } from '../http/problem.ts'
import { listBlockers } from './account-blockers.ts'
import { personalTables } from '../users/personal-tables.ts'

/**
 * Deletes the account of a buyer or a seller in a transaction. The user's row stays without a name, because payments,
 * orders and reports point at it. `now` is the time of the server, `at` that of the flows. Throws account-in-use with
 * `blockers`, and role-required for an admin, whom another admin needs to replace first.
 */
export async function deleteAccount(
  transaction: Queryable,
  user: User,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  const { id, email, role } = user
  if (role === 'admin') throw new Problem('role-required')
  await lockUser(transaction, id)
  const blockers = await listBlockers(transaction, id, now)
  if (blockers.length > 0) throw new Problem('account-in-use', null, { members: { blockers } })
  if (role === 'buyer') await removeBuyer(transaction, id, { by: 'buyer', userId: id, now, at })
  else await removeSeller(transaction, email, { by: 'seller', userId: id, now, at })
  for (const { table, column, onDeletion } of personalTables) {
    if (onDeletion === 'keep') continue
    if (onDeletion === 'delete') {
      await transaction.query(`delete from "${table}" where "${column}" = $1`, [id])
      continue
    }
    const [columns, values] = [Object.keys(onDeletion.set), Object.values(onDeletion.set)]
    const changes = columns.map((changed, index) => `"${changed}" = $${index + 2}`).join(', ')
    await transaction.query(`update "${table}" set ${changes} where "${column}" = $1`, [
      id,
      ...values,
    ])
  }
  await run(
    transaction,
    db
      .updateTable('products')
      .set({ description: '', more_pictures: '[]', attributes: '{}' })
      .where('seller_id', '=', id)
      .where((eb) => eb.not('is_sold')),
  )
  await run(
    transaction,
    db
      .updateTable('users')
      .set({
        name: 'Deleted user',
        email: `deleted-${id}@deleted.invalid`,
        identity_id: null,
        phone: '',
        place: '',
        is_verified: false,
      })
      .where('id', '=', id),
  )
}
