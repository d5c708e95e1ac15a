// @vitest-environment node
import { createRemoteJWKSet, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  call,
  chooserAccounts,
  demo,
  type IdentityServer,
  startIdentityServer,
} from './identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

let people = 0
const someone = () => ({ email: `someone${people++}@loppis.test`, password: 'correct horse' })

const refusal = async (method: string, fields: object) => {
  const { status, body } = await call(server, method, fields)
  return { status, ...body.error }
}

describe('signing up', () => {
  test('creates an account that can sign in with its e-mail in any case', async () => {
    const person = someone()
    const signedUp = await call(server, 'signUp', person)
    const email = person.email.toUpperCase()
    const signedIn = await call(server, 'signInWithPassword', { ...person, email })
    expect(signedIn.status).toBe(200)
    expect(signedIn.body.localId).toBe(signedUp.body.localId)
  })

  test.each([
    ['EMAIL_EXISTS', { email: demo.email, password: 'another one' }],
    ['WEAK_PASSWORD', { email: 'long@loppis.test', password: 'x'.repeat(4097) }],
    ['INVALID_ARGUMENT', { email: ['a@b.test'], password: 'second-hand' }],
  ])('is rejected with %s in the format of Google’s errors', async (code, fields) => {
    const { status, body } = await call(server, 'signUp', fields)
    const message = expect.stringMatching(new RegExp(`^${code}( : |$)`))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 400, message, errors: [{ message }] })
  })

  test('succeeds once for two concurrent requests with one e-mail', async () => {
    const person = someone()
    const both = await Promise.all([call(server, 'signUp', person), call(server, 'signUp', person)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ])
  })
})

describe('signing in with a password', () => {
  test('a wrong password and an unknown e-mail get the same response', async () => {
    const wrong = await refusal('signInWithPassword', { email: demo.email, password: 'wrong' })
    const unknown = await refusal('signInWithPassword', { ...someone(), password: 'wrong' })
    expect(wrong.message).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(unknown).toEqual(wrong)
  })

  test('a disabled user gets USER_DISABLED only with the right password', async () => {
    const person = someone()
    await call(server, 'signUp', person)
    await server.database.query('update identity_users set disabled = true where email = $1', [
      person.email,
    ])
    const wrong = await refusal('signInWithPassword', { ...person, password: 'wrong' })
    const right = await refusal('signInWithPassword', person)
    expect([wrong.message, right.message]).toEqual(['INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'])
  })

  test('the database contains neither the plain password nor the refresh token', async () => {
    const person = someone()
    const { body } = await call(server, 'signUp', person)
    const tables = ['identity_users', 'identity_refresh_tokens']
    const rows = await Promise.all(
      tables.map((table) => server.database.query(`select * from ${table}`)),
    )
    const dump = JSON.stringify(rows, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(dump).toContain(person.email)
    expect(dump).not.toContain(person.password)
    expect(dump).not.toContain(body.refreshToken)
  })
})

describe('ID tokens', () => {
  const jwks = () => createRemoteJWKSet(new URL('/standins/identity/jwks.json', server.origin))

  test('are verified by the published keys and expire after an hour', async () => {
    const { body } = await call(server, 'signInWithPassword', demo)
    const { issuer, audience } = server
    const { payload, protectedHeader } = await jwtVerify(body.idToken, jwks(), { issuer, audience })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({ email: demo.email, name: demo.name, sub: body.localId })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3600)
  })

  test('the published key set contains no private key', async () => {
    const { keys } = await (await fetch(`${server.origin}/standins/identity/jwks.json`)).json()
    expect(keys.map((key: object) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ])
  })

  test('unsigned, foreign and altered tokens are rejected', async () => {
    const { body } = await call(server, 'signInWithPassword', demo)
    const { payload } = await jwtVerify(body.idToken, jwks())
    const unsigned = new UnsecuredJWT(payload).encode()
    const foreign = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of somebody else, long enough'))
    const maimed = `${body.idToken.slice(0, -6)}AAAAAA`
    const answers = await Promise.all(
      [unsigned, foreign, maimed].map((idToken) => refusal('lookup', { idToken })),
    )
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['INVALID_ID_TOKEN']))
    await expect(jwtVerify(unsigned, server.keys)).rejects.toThrow()
  })

  test('stay valid after a restart, because the key pair is stored', async () => {
    const { body } = await call(server, 'signInWithPassword', demo)
    const { createIdentityStandIn } = await import('../../server/standins/identity/identity.ts')
    const { database } = server
    const again = await createIdentityStandIn({ database, demoAccounts: [demo], chooserAccounts })
    await expect(jwtVerify(body.idToken, again.keys)).resolves.toBeDefined()
  })
})

describe('a request', () => {
  test('from another origin is rejected without CORS headers', async () => {
    const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`
    const init = { method: 'POST', body: JSON.stringify(demo) }
    const foreign = await fetch(url, { ...init, headers: { origin: 'https://evil.test' } })
    const own = await fetch(url, { ...init, headers: { origin: server.origin } })
    expect([foreign.status, own.status]).toEqual([403, 200])
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('for what is not stored is refused, not ignored', async () => {
    const credentials = { email: 'picture@loppis.test', password: 'second-hand' }
    const picture = { photoUrl: 'https://pictures.test/me.jpg' }
    const refused = await call(server, 'signUp', { ...credentials, ...picture })
    expect(refused.body.error.message).toMatch(/^OPERATION_NOT_ALLOWED/)
    const { idToken } = (await call(server, 'signUp', credentials)).body
    const changed = await call(server, 'update', { idToken, ...picture })
    expect(changed.body.error.message).toMatch(/^OPERATION_NOT_ALLOWED/)
  })

  test('with an unknown method, malformed JSON or a huge body is rejected', async () => {
    const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:`
    const post = async (method: string, body: string) =>
      (await fetch(url + method, { method: 'POST', body })).status
    expect(await post('createAuthUri', '{}')).toBe(404)
    expect(await post('signUp', 'not json')).toBe(400)
    expect(await post('signUp', JSON.stringify({ email: 'x'.repeat(40_000) }))).toBe(413)
  })
})
