import { readFile } from 'node:fs/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { JWTVerifyGetKey } from 'jose'
import type { Database } from '../../database/database.ts'
import { acquireLock } from '../../database/locks.ts'
import { Accounts } from './accounts.ts'
import { Attempts } from './attempts.ts'
import { type ChooserAccount, chooserRoutes } from './chooser.ts'
import { GoogleSignIn } from './google.ts'
import { inboxRoutes, type MarketMails } from './inbox.ts'
import { MailMethods } from './mail-methods.ts'
import { Mails } from './mails.ts'
import { type PasswordCost, Passwords, SAFE_COST } from './passwords.ts'
import { Refusal, refusalResponse } from './refusal.ts'
import { type Fields, readFields } from './request.ts'
import { AUDIENCE, ISSUER, Sessions } from './sessions.ts'
import { openSigningKey } from './signing-key.ts'
import { Users } from './users.ts'

type DemoAccount = { email: string; name: string; password: string }

/** The stand-in for Firebase Authentication: its routes, and the data to verify the ID tokens that it signs. */
export type IdentityStandIn = {
  /** Mounted at the root of the server. */
  routes: Hono
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
  /** Returns the user of an ID token; null where it was revoked. */
  lookUp: (idToken: string) => Promise<{ isEmailVerified: boolean } | null>
  /** Sends the user of an ID token a mail to verify the e-mail address. */
  sendVerification: (idToken: string) => Promise<void>
  /** The ids of the demo accounts' users, by e-mail in lower case. */
  demoIds: ReadonlyMap<string, string>
}

type Options = {
  database: Database
  /** Accounts with a password, created when they do not exist yet. */
  demoAccounts: readonly DemoAccount[]
  /** The accounts that the Google chooser offers. */
  chooserAccounts: readonly ChooserAccount[]
  /** Milliseconds since 1970. */
  now?: () => number
  /** The clock of the market's mails, in milliseconds since 1970. Defaults to `now`. */
  mailNow?: () => number
  /** Defaults to SAFE_COST. */
  passwordCost?: PasswordCost
  /** Whether this machine alone reaches the server. Only then does the inbox show its mails. */
  isForThisMachine?: boolean
  /** The mails of the rest of the server, which the inbox shows too. */
  marketMails?: MarketMails
}

const noMails: MarketMails = { list: async () => [], find: async () => null }

const LARGEST_BODY = 32 * 1024

/**
 * Creates the part of Google's Identity Toolkit that the Firebase SDK uses after `connectAuthEmulator(auth, origin)`:
 *
 * - `POST /identitytoolkit.googleapis.com/v1/accounts:` signUp, signInWithPassword, signInWithIdp, lookup,
 *   update, delete, sendOobCode, resetPassword
 * - `POST /securetoken.googleapis.com/v1/token`: a fresh ID token for a refresh token
 * - `GET /emulator/auth/handler`: the account chooser of signInWithPopup
 * - `GET /standins/identity/inbox`: the mails that it would send, and those of the market
 * - `GET /standins/identity/jwks.json`: the public key of the ID tokens
 *
 * Errors are `{error: {code, message, errors}}` with Google's codes. Cross-origin requests get a 403.
 */
export async function createIdentityStandIn(options: Options): Promise<IdentityStandIn> {
  const { database, now = Date.now, passwordCost = SAFE_COST } = options
  await createTables(database)
  const key = await openSigningKey(database)
  const users = new Users(database, now)
  const passwords = new Passwords(passwordCost)
  const demoIds = await addDemoAccounts(users, passwords, options.demoAccounts)
  const sessions = new Sessions(database, users, key, now)
  const accounts = new Accounts(users, sessions, new Attempts(database, now), passwords)
  const chooserEmails = options.chooserAccounts.map(({ email }) => email.toLowerCase())
  const google = new GoogleSignIn(users, sessions, new Set(chooserEmails))
  const mails = new Mails(database, { now, inboxNow: options.mailNow ?? now })
  const mailMethods = new MailMethods({ database, users, sessions, passwords, mails })
  const update = async (fields: Fields) =>
    fields['oobCode'] === undefined
      ? accounts.update(fields)
      : accounts.updated(await mailMethods.applyCode(fields))
  const methods = new Map<string, (fields: Fields, language: 'en' | 'sv') => Promise<object>>([
    ['signUp', (fields) => accounts.signUp(fields)],
    ['signInWithPassword', (fields) => accounts.signInWithPassword(fields)],
    ['signInWithIdp', (fields) => google.signInWithIdp(fields)],
    ['lookup', (fields) => accounts.lookup(fields)],
    ['update', (fields) => update(fields)],
    ['sendOobCode', (fields, language) => mailMethods.sendOobCode(fields, language)],
    ['resetPassword', (fields) => mailMethods.resetPassword(fields)],
    ['delete', (fields) => accounts.delete(fields)],
  ])

  const api = new Hono()
  api.onError((error, context) => {
    if (error instanceof Refusal) return refusalResponse(context, error)
    throw error
  })
  api.post(
    '/identitytoolkit.googleapis.com/v1/:method{accounts:.+}',
    guard,
    limit,
    async (context) => {
      const method = methods.get(context.req.param('method').replace('accounts:', ''))
      if (method === undefined) throw new Refusal('NOT_FOUND', 404)
      const language = context.req.header('x-firebase-locale')?.startsWith('sv') ? 'sv' : 'en'
      return context.json(await method(await readFields(context), language))
    },
  )
  api.post('/securetoken.googleapis.com/v1/token', guard, limit, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    if (form.get('grant_type') !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE')
    const refreshToken = form.get('refresh_token') ?? ''
    if (refreshToken === '') throw new Refusal('MISSING_REFRESH_TOKEN')
    const renewed = await sessions.renew(refreshToken)
    return context.json({
      access_token: renewed.idToken,
      id_token: renewed.idToken,
      refresh_token: renewed.refreshToken,
      expires_in: renewed.expiresIn,
      token_type: 'Bearer',
      user_id: renewed.userId,
      project_id: AUDIENCE,
    })
  })

  const routes = new Hono()
  routes.get('/standins/identity/jwks.json', (context) => context.json(key.jwks))
  routes.route('/', chooserRoutes(options.chooserAccounts))
  const { isForThisMachine = false, marketMails = noMails } = options
  routes.route('/', inboxRoutes({ mails, marketMails, isForThisMachine }))
  routes.route('/', api)
  return {
    routes,
    issuer: ISSUER,
    audience: AUDIENCE,
    keys: key.keys,
    lookUp: (idToken) => sessions.lookUp(idToken),
    async sendVerification(idToken) {
      await mailMethods.sendOobCode({ requestType: 'VERIFY_EMAIL', idToken }, 'en')
    },
    demoIds,
  }
}

async function createTables(database: Database): Promise<void> {
  const schema = await readFile(new URL('./schema.sql', import.meta.url), 'utf8')
  await database.transaction(async (transaction) => {
    await acquireLock(transaction, 'identity')
    await transaction.execute(schema)
  })
}

async function addDemoAccounts(
  users: Users,
  passwords: Passwords,
  accounts: readonly DemoAccount[],
): Promise<Map<string, string>> {
  const ids = await Promise.all(
    accounts.map(async ({ email: written, name, password }) => {
      const email = written.toLowerCase()
      const known = await users.findByEmail(email)
      if (known !== null) return [email, known.id] as const
      const passwordHash = await passwords.hash(password)
      const added = await users.create({ email, name, passwordHash, googleId: null })
      // Another server that starts at the same time may have added it.
      return [email, (added ?? (await users.findByEmail(email)))?.id ?? ''] as const
    }),
  )
  return new Map(ids)
}

/** Refuses cross-origin requests: another site could read the response or sign a user in. */
const guard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin')
  const isSame =
    origin === undefined ||
    (URL.canParse(origin) && new URL(origin).host === context.req.header('host'))
  if (!isSame) throw new Refusal('FORBIDDEN_ORIGIN', 403)
  context.header('cache-control', 'no-store')
  await next()
}

const limit = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refusalResponse(context, new Refusal('PAYLOAD_TOO_LARGE', 413)),
})
