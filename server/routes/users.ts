import { Hono } from 'hono'
import { enums, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import { addUser, readUserByEmail, type User } from '../database/users.ts'
import { decodeBody, filledText } from '../decode.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'

/** Users cannot register as an admin. */
const RegistrationStruct = type({ name: filledText(120), role: enums(['buyer', 'seller']) })

/** Serves GET /jwt, PUT /user (both with the identity provider's ID token) and GET /users/role/{email}. */
export function userRoutes(appContext: AppContext): Hono {
  const { database, tokens } = appContext
  return new Hono()
    .get('/jwt', authorise(appContext, 'GET /jwt'), async (context) => {
      const user = await readUserByEmail(database, context.var.provenEmail)
      if (user === null) throw new Problem('user-unknown')
      return context.json({ accessToken: await tokens.issue(present(user).id) })
    })
    .put('/user', authorise(appContext, 'PUT /user'), async (context) => {
      const email = context.var.provenEmail
      const { name, role } = await decodeBody(context, RegistrationStruct)
      const upsertedId = await addUser(database, { name, role, email })
      if (upsertedId === null) present(await readUserByEmail(database, email))
      return context.json({ acknowledged: true, upsertedId })
    })
    .get('/users/role/:email', authorise(appContext, 'GET /users/role/:email'), async (context) => {
      const user = await readUserByEmail(database, context.req.param('email'))
      if (user === null) throw new Problem('user-unknown')
      return context.json({ role: user.role })
    })
}

function present(user: User | null): User {
  if (user === null || user.isRemoved) throw new Problem('account-removed')
  return user
}
