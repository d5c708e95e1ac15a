import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { createIdentityStandIn } from '../../server/standins/identity/identity.ts'
import { openTestDatabase } from '../database/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const controls = ['\u0000', '\u001b', '\u0085', '\ud83d']

test.each(controls)(
  'the identity stand-in rejects %j in an e-mail and in a name',
  async (control) => {
    const { routes } = await createIdentityStandIn({
      database,
      demoAccounts: [],
      chooserAccounts: [],
    })
    const email = 'ann@example.test'
    for (const fields of [
      { email: `a${control}${email}` },
      { email, displayName: `A${control}n` },
    ]) {
      const response = await routes.request('/identitytoolkit.googleapis.com/v1/accounts:signUp', {
        method: 'POST',
        body: JSON.stringify({ password: 'second-hand', ...fields }),
      })
      expect(response.status).toBe(400)
    }
  },
)
