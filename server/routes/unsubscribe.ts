import { type Context, Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { db, run } from '../database/sql.ts'
import { requiredQuery } from '../http/decode.ts'
import { type Language, languageOf } from '../flows/sentences.ts'
import { changeSettings } from '../notifications/settings.ts'
import { UNSUBSCRIBE_POLICY, unsubscribePage } from '../notifications/unsubscribe-page.ts'
import type { Unsubscription } from '../notifications/unsubscribe-tokens.ts'
import { Problem } from '../http/problem.ts'

const PATH = '/notifications/unsubscribe'

/**
 * Serves the address in a mail that ends the mails of its kind (RFC 8058). The address works without a login.
 * - GET /notifications/unsubscribe?token=: a page whose button posts to the same address
 * - POST /notifications/unsubscribe?token=: ends them; answers a browser with a page
 */
export function unsubscribeRoutes(appContext: AppContext): Hono {
  const { database, unsubscribeTokens } = appContext
  const read = async (context: Context): Promise<Unsubscription & { language: Language }> => {
    const { userId, kind } = await unsubscribeTokens.read(requiredQuery(context, 'token'))
    const [user] = await run(
      database,
      db.selectFrom('users').select('language').where('id', '=', userId),
    )
    if (user === undefined) throw new Problem('invalid-request', 'The user no longer exists.')
    return { userId, kind, language: languageOf(user.language) }
  }
  return new Hono()
    .get(PATH, authorise(appContext, `GET ${PATH}`), async (context) => {
      const unsubscription = await read(context)
      return respondWithPage(context, unsubscription, 'asks')
    })
    .post(PATH, authorise(appContext, `POST ${PATH}`), async (context) => {
      const unsubscription = await read(context)
      const { userId, kind } = unsubscription
      await changeSettings(database, userId, { kind, channel: 'mail', isOn: false })
      const isBrowser = context.req.header('accept')?.includes('text/html') === true
      return isBrowser
        ? respondWithPage(context, unsubscription, 'done')
        : context.json({ acknowledged: true })
    })
}

function respondWithPage(context: Context, ...[about, step]: Parameters<typeof unsubscribePage>) {
  context.header('content-security-policy', UNSUBSCRIBE_POLICY)
  context.header('x-frame-options', 'DENY')
  // The address has the token. `no-referrer` would also take the origin from the form's request.
  context.header('referrer-policy', 'same-origin')
  return context.html(unsubscribePage(about, step))
}
