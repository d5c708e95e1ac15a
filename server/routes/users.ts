import { type Context, Hono } from 'hono'
import { enums, string, type } from 'superstruct'
import { bearerOf, requireOwnEmail, requireViewer, type ViewerEnv } from '../access/viewer.ts'
import { addUser, readUserByEmail, type User } from '../database/users.ts'
import { decodeBody, filledText, requiredQuery } from '../decode.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'

/** Admin is not among the roles that anybody can give himself. */
const RegistrationStruct = type({
  name: filledText(120),
  email: string(),
  role: enums(['buyer', 'seller']),
})

/** GET /jwt, PUT /user (both with the identity provider's ID token) and GET /users/role/{email}. */
export function userRoutes(market: Market): Hono<ViewerEnv> {
  const { database, tokens } = market
  return new Hono<ViewerEnv>()
    .get('/jwt', async (context) => {
      const email = await provenEmail(market, context, requiredQuery(context, 'email'))
      const user = await readUserByEmail(database, email)
      if (user === null) throw new Problem('user-unknown')
      return context.json({ accessToken: await tokens.issue(present(user).id) })
    })
    .put('/user', async (context) => {
      const { name, role, ...body } = await decodeBody(context, RegistrationStruct)
      const email = await provenEmail(market, context, body.email)
      const upsertedId = await addUser(database, { name, role, email })
      if (upsertedId === null) present(await readUserByEmail(database, email))
      return context.json({ acknowledged: true, upsertedId })
    })
    .get('/users/role/:email', requireViewer(market), async (context) => {
      const viewer = context.var.viewer
      const email = context.req.param('email')
      if (viewer.role !== 'admin') requireOwnEmail(viewer, email)
      const user = await readUserByEmail(database, email)
      if (user === null) throw new Problem('user-unknown')
      return context.json({ role: user.role })
    })
}

/** The e-mail that the request's ID token proves, which has to be the one it asks for. */
async function provenEmail(market: Market, context: Context, asked: string): Promise<string> {
  const idToken = bearerOf(context)
  if (idToken === null) throw new Problem('proof-missing')
  const proven = await market.verifyProof(idToken)
  if (asked.toLowerCase() !== proven) throw new Problem('not-yours')
  return proven
}

function present(user: User | null): User {
  if (user === null || user.isRemoved) throw new Problem('account-removed')
  return user
}
