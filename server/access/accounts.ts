import type { Database, Queryable } from '../database/database.ts'
import {
  accountRemoved,
  claimUser,
  confirmEmail,
  isSignedOut,
  readUserByEmail,
  readUserOfIdentity,
  renameEmail,
  type User,
} from '../users/users.ts'
import { Problem } from '../http/problem.ts'
import type { ProvenIdentity } from './id-token.ts'

/**
 * Returns the account of an identity; null where there is none. An account belongs to the identity that created it, not
 * to another one with the same e-mail. An older account without an identity goes to the first identity that has verified
 * the account's e-mail. A verified change of the identity's e-mail changes the account's e-mail. Notes a verified e-mail,
 * since mails wait for it.
 * Throws account-removed, identity-changed, email-unverified, and signed-out-everywhere for a sign-in before the user
 * signed out everywhere.
 */
export function findAccount(
  { database, clock }: { database: Database; clock: () => Date },
  identity: ProvenIdentity,
): Promise<User | null> {
  return database.transaction(async (transaction) => {
    const user = await accountOf(transaction, identity)
    if (user !== null && identity.isEmailVerified) {
      await confirmEmail(transaction, user.id, clock())
    }
    return user
  })
}

async function accountOf(transaction: Queryable, identity: ProvenIdentity): Promise<User | null> {
  const own = await readUserOfIdentity(transaction, identity.id)
  if (own !== null) {
    if (isSignedOut(own, identity.signedInAt)) throw new Problem('signed-out-everywhere')
    return withEmail(transaction, present(own), identity)
  }
  const older = await readUserByEmail(transaction, identity.email)
  if (older === null) return null
  if (present(older).identityId !== null) throw new Problem('identity-changed')
  if (!identity.isEmailVerified) throw new Problem('email-unverified')
  if (await claimUser(transaction, older.id, identity.id)) return older
  throw new Problem('identity-changed')
}

async function withEmail(
  transaction: Queryable,
  user: User,
  { email, isEmailVerified }: ProvenIdentity,
): Promise<User> {
  if (user.email.toLowerCase() === email) return user
  if (!isEmailVerified) throw new Problem('email-unverified')
  const other = await readUserByEmail(transaction, email)
  if (other !== null) throw new Problem('identity-changed')
  await renameEmail(transaction, user.id, email)
  return { ...user, email }
}

function present(user: User): User {
  if (user.isRemoved) throw accountRemoved(user)
  return user
}
