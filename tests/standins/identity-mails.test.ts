// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { createIdentityStandIn } from '../../server/standins/identity/identity.ts'
import { call, demo, type IdentityServer, renew, startIdentityServer } from './identity-server.ts'

const HOUR = 3_600_000

let now = Date.now()
let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer({ now: () => now })
})
afterAll(() => server.stop())

let people = 0
const password = 'second-hand'
async function newUser() {
  const email = `forgetful${people++}@loppis.test`
  const { body } = await call(server, 'signUp', { email, password })
  return { ...body, email }
}
const askFor = (email: string, headers = {}) =>
  call(server, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }, headers)
const codesFor = async (email: string) => {
  const mails = await server.database.query<{ code: string }>(
    'select code from identity_mails where email = $1 order by sent_at',
    [email],
  )
  return mails.map(({ code }) => code)
}
async function mailedCode(email: string) {
  await askFor(email)
  return (await codesFor(email)).at(-1) ?? ''
}
const reset = (oobCode: string, newPassword?: string) =>
  call(server, 'resetPassword', { oobCode, ...(newPassword && { newPassword }) })
const signIn = (email: string, word: string) =>
  call(server, 'signInWithPassword', { email, password: word })

describe('a mail for a new password', () => {
  test('gets the same response for an address with and without an account', async () => {
    const { email } = await newUser()
    const known = await askFor(email)
    const unknown = await askFor('nobody@loppis.test')
    expect(known.status).toBe(200)
    expect({ ...unknown, body: { ...unknown.body, email } }).toEqual(known)
    expect(await codesFor('nobody@loppis.test')).toEqual([])
  })

  test('is refused where the address to continue at is no web address', async () => {
    const { email } = await newUser()
    for (const continueUrl of ['noSchemeOrHost', 'javascript:alert(1)']) {
      const fields = { requestType: 'PASSWORD_RESET', email, continueUrl }
      const { status, body } = await call(server, 'sendOobCode', fields)
      expect([status, body.error.message]).toEqual([400, 'INVALID_CONTINUE_URI'])
    }
    expect(await codesFor(email)).toEqual([])
  })

  test('has a code that changes the password once', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    expect((await reset(code)).body).toMatchObject({ email, requestType: 'PASSWORD_RESET' })
    expect((await reset(code, 'third-hand')).status).toBe(200)
    expect((await reset(code, 'fourth-hand')).body.error.message).toBe('INVALID_OOB_CODE')
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(email, 'third-hand')).status).toBe(200)
  })

  test('changes the password once for two requests at once', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    const both = await Promise.all([reset(code, 'third-hand'), reset(code, 'fourth-hand')])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ])
  })

  test('makes the codes of earlier mails useless when it is used', async () => {
    const { email } = await newUser()
    const first = await mailedCode(email)
    now += 1
    await reset(await mailedCode(email), 'third-hand')
    expect((await reset(first, 'fourth-hand')).body.error.message).toBe('INVALID_OOB_CODE')
  })

  test('expires after an hour', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    now += HOUR
    expect((await reset(code, 'third-hand')).body.error.message).toBe('EXPIRED_OOB_CODE')
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('keeps its code when the new password is too short', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    expect((await reset(code, 'short')).body.error.message).toMatch(/^WEAK_PASSWORD/)
    expect((await reset(code, 'third-hand')).status).toBe(200)
  })

  test('ends the sessions of the user, whose e-mail is then verified', async () => {
    const { email, refreshToken } = await newUser()
    await reset(await mailedCode(email), 'third-hand')
    expect((await renew(server, refreshToken)).status).toBe(400)
    const { idToken } = (await signIn(email, 'third-hand')).body
    const { users } = (await call(server, 'lookup', { idToken })).body
    expect(users).toMatchObject([{ emailVerified: true }])
  })

  test('does not change the password of a disabled user', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    await server.database.query('update identity_users set disabled = true where email = $1', [
      email,
    ])
    expect((await reset(code, 'third-hand')).body.error.message).toBe('USER_DISABLED')
  })
})

describe('a mail to verify the e-mail address', () => {
  const verified = async (idToken: string) =>
    (await call(server, 'lookup', { idToken })).body.users.map(({ emailVerified }) => emailVerified)

  test('verifies it once, and sets no password', async () => {
    const { email, idToken } = await newUser()
    await call(server, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const [code = ''] = await codesFor(email)
    expect((await reset(code, 'third-hand')).body.error.message).toBe('INVALID_OOB_CODE')
    expect(await verified(idToken)).toEqual([false])
    const applied = await call(server, 'update', { oobCode: code })
    expect(applied.body).toMatchObject({ email, emailVerified: true })
    expect(await verified(idToken)).toEqual([true])
    const again = await call(server, 'update', { oobCode: code })
    expect(again.body.error.message).toBe('INVALID_OOB_CODE')
  })

  test('is sent to nobody without an ID token', async () => {
    const { body } = await call(server, 'sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      email: demo.email,
    })
    expect(body.error.message).toBe('MISSING_ID_TOKEN')
  })

  test('is not verified by the code of a mail for a new password', async () => {
    const { email } = await newUser()
    const { body } = await call(server, 'update', { oobCode: await mailedCode(email) })
    expect(body.error.message).toBe('INVALID_OOB_CODE')
  })
})

describe('the inbox', () => {
  const open = async (isForThisMachine: boolean, headers: Record<string, string> = {}) => {
    const standIn = await createIdentityStandIn({
      database: server.database,
      demoAccounts: [],
      chooserAccounts: [],
      isForThisMachine,
      now: () => now,
    })
    const app = new Hono().route('/', standIn.routes)
    const response = await app.request('http://127.0.0.1/standins/identity/inbox', { headers })
    return { status: response.status, text: await response.text() }
  }

  test('shows each mail with its link, in the language in which it was asked for', async () => {
    const { email } = await newUser()
    await askFor(email, { 'x-firebase-locale': 'sv-SE' })
    const [code = ''] = await codesFor(email)
    const { status, text } = await open(true)
    expect(status).toBe(200)
    expect(text).toContain(email)
    expect(text).toContain('Välj ett nytt lösenord hos Loppis')
    expect(text).toContain(`/auth/action?mode=resetPassword&amp;oobCode=${code}&amp;lang=sv`)
    await reset(code, 'third-hand')
    expect((await open(true)).text).not.toContain(code)
  })

  test('shows nothing where other machines reach the server', async () => {
    const { email } = await newUser()
    const code = await mailedCode(email)
    const { status, text } = await open(false, { 'accept-language': 'sv' })
    expect(status).toBe(403)
    expect(text).toContain('Inkorgen öppnas bara')
    expect(text).not.toContain(code)
    expect(text).not.toContain(email)
  })
})
