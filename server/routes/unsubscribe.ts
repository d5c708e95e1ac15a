import type { Context } from 'hono'
import { type } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { db, run } from '../database/sql.ts'
import { type Language, languageOf } from '../config/language.ts'
import { PlainText } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { changeSettings } from '../notifications/settings.ts'
import { UNSUBSCRIBE_POLICY, unsubscribePage } from '../notifications/unsubscribe-page.ts'
import type { Unsubscription } from '../notifications/unsubscribe-tokens.ts'
import { Acknowledged } from './answers.ts'

/** The address in a mail that ends the mails of its kind (RFC 8058). Its token says whose mails end. */
const address = {
  path: '/notifications/unsubscribe',
  access: everyone,
  limit: 'unsubscription',
  extension: 'notifications',
  query: type({ token: PlainText }),
  example: { query: { token: 'token-1' } },
} as const

async function unsubscriptionOf(
  { database, unsubscribeTokens }: AppContext,
  token: string,
): Promise<Unsubscription & { language: Language }> {
  const { userId, kind } = await unsubscribeTokens.read(token)
  const [user] = await run(
    database,
    db.selectFrom('users').select('language').where('id', '=', userId),
  )
  if (user === undefined) throw new Problem('invalid-request', 'The user no longer exists.')
  return { userId, kind, language: languageOf(user.language) }
}

export const unsubscribeEndpoints = [
  endpoint({
    ...address,
    method: 'GET',
    summary: 'Answers a page whose button posts to the same address.',
    answer: null,
    handle: async ({ context, query }, app) =>
      respondWithPage(context, await unsubscriptionOf(app, query.token), 'asks'),
  }),
  endpoint({
    ...address,
    method: 'POST',
    summary: 'Ends the mails of a kind; works without a login, and answers a browser with a page.',
    answer: Acknowledged,
    alsoAnswers: 'text/html',
    async handle({ context, query }, app) {
      const unsubscription = await unsubscriptionOf(app, query.token)
      const { userId, kind } = unsubscription
      await changeSettings(app.database, userId, { kind, channel: 'mail', isOn: false })
      const isBrowser = context.req.header('accept')?.includes('text/html') === true
      return isBrowser ? respondWithPage(context, unsubscription, 'done') : { acknowledged: true }
    },
  }),
]

function respondWithPage(context: Context, ...[about, step]: Parameters<typeof unsubscribePage>) {
  context.header('content-security-policy', UNSUBSCRIBE_POLICY)
  context.header('x-frame-options', 'DENY')
  // The address has the token. `no-referrer` would also take the origin from the form's request.
  context.header('referrer-policy', 'same-origin')
  return context.html(unsubscribePage(about, step))
}
