// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { SAFE_COST } from '../../server/standins/identity/passwords.ts'
import { ATTEMPT_LIMIT, COOL_DOWN } from '../../server/standins/identity/attempts.ts'
import {
  type Answer,
  call,
  demo,
  type IdentityServer,
  renew,
  startIdentityServer,
} from './identity-server.ts'

const MINUTE = 60_000
const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer({ now: () => clock.now })
})
afterAll(() => server.stop())

let people = 0
let person: { email: string; password: string }
let session: Answer
beforeEach(async () => {
  person = { email: `person${people++}@loppis.test`, password: 'correct horse' }
  session = (await call(server, 'signUp', person)).body
})

const signIn = async (password = person.password, email = person.email) => {
  const { status, body } = await call(server, 'signInWithPassword', { email, password })
  return status === 200 ? 'signed in' : body.error.message.split(' : ')[0]
}
const guessWrongly = async (times: number, email = person.email) => {
  const answers: unknown[] = []
  for (let time = 0; time < times; time += 1) answers.push(await signIn('wrong', email))
  return answers
}

describe('the lock-out', () => {
  test('starts after the last allowed guess, even for the right password', async () => {
    const guesses = await guessWrongly(ATTEMPT_LIMIT)
    expect(new Set(guesses)).toEqual(new Set(['INVALID_LOGIN_CREDENTIALS']))
    expect(await signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('ends after the cool-down, which further attempts do not extend', async () => {
    await guessWrongly(ATTEMPT_LIMIT)
    clock.now += COOL_DOWN - 1
    expect(await signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    clock.now += 1
    expect(await signIn()).toBe('signed in')
  })

  test('does not count right passwords at once', async () => {
    const slow = await startIdentityServer({ passwordCost: SAFE_COST })
    onTestFinished(() => slow.stop())
    const atOnce = Array.from({ length: 12 }, () => call(slow, 'signInWithPassword', demo))
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200))
  })

  test('counts wrong passwords at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('wrong')))
    const wrong = answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS')
    expect(wrong).toHaveLength(ATTEMPT_LIMIT)
  })

  test('applies to one account only', async () => {
    await guessWrongly(ATTEMPT_LIMIT, 'other@loppis.test')
    expect(await signIn()).toBe('signed in')
  })

  test('applies to an unknown e-mail too, so that it reveals no accounts', async () => {
    const guesses = await guessWrongly(ATTEMPT_LIMIT + 1, 'nobody@loppis.test')
    expect(guesses.at(-1)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('resets its count after the right password', async () => {
    await guessWrongly(ATTEMPT_LIMIT - 1)
    expect(await signIn()).toBe('signed in')
    await guessWrongly(ATTEMPT_LIMIT - 1)
    expect(await signIn()).toBe('signed in')
  })

  test('counts concurrent guesses', async () => {
    const guesses = await Promise.all(
      Array.from({ length: ATTEMPT_LIMIT * 2 }, () => signIn('wrong')),
    )
    const locked = guesses.filter((guess) => guess === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(locked).toHaveLength(ATTEMPT_LIMIT)
  })
})

describe('refresh tokens', () => {
  test('return a new ID token when the old one has expired', async () => {
    clock.now += 61 * MINUTE
    const expired = await call(server, 'lookup', { idToken: session.idToken })
    expect(expired.body.error.message).toBe('TOKEN_EXPIRED')
    const renewed = await renew(server, session.refreshToken)
    const looked = await call(server, 'lookup', { idToken: renewed.body.id_token })
    expect(looked.body.users[0]?.email).toBe(person.email)
  })

  test('work for two tabs that refresh concurrently', async () => {
    const both = await Promise.all([
      renew(server, session.refreshToken),
      renew(server, session.refreshToken),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  test('are rejected if they were never issued', async () => {
    const malformed = await renew(server, 'eyJhZG1pbiI6dHJ1ZX0')
    const invented = await renew(server, 'A'.repeat(64))
    expect(malformed.body.error.message).toBe('INVALID_REFRESH_TOKEN')
    expect(invented.body.error.message).toBe('TOKEN_EXPIRED')
  })

  test('are rejected for a disabled user', async () => {
    await server.database.query('update identity_users set disabled = true where id = $1', [
      session.localId,
    ])
    expect((await renew(server, session.refreshToken)).body.error.message).toBe('USER_DISABLED')
  })
})

describe('changing an account', () => {
  const update = (fields: object) =>
    call(server, 'update', { idToken: session.idToken, returnSecureToken: true, ...fields })

  test('a new name is in the next ID token', async () => {
    await update({ displayName: 'Ada' })
    const { body } = await renew(server, session.refreshToken)
    const claims = JSON.parse(
      Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims.name).toBe('Ada')
  })

  test('a new password ends every other session and starts a new one', async () => {
    clock.now += MINUTE
    const { body } = await update({ password: 'battery staple' })
    expect((await renew(server, session.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED')
    const old = await call(server, 'lookup', { idToken: session.idToken })
    expect(old.body.error.message).toBe('TOKEN_EXPIRED')
    expect((await renew(server, body.refreshToken)).status).toBe(200)
    expect(await signIn()).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(await signIn('battery staple')).toBe('signed in')
  })

  test('a new password requires a recent sign-in, not just a refreshed token', async () => {
    clock.now += 6 * MINUTE
    const { body } = await renew(server, session.refreshToken)
    const answer = await update({ idToken: body.id_token, password: 'battery staple' })
    expect(answer.body.error.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })

  test('an e-mail cannot be changed', async () => {
    const { body } = await update({ email: 'admin@loppis.test' })
    expect(body.error.message).toBe('OPERATION_NOT_ALLOWED : email is not supported.')
  })

  test('deleting an account ends its sessions and frees its e-mail', async () => {
    expect((await call(server, 'delete', { idToken: session.idToken })).status).toBe(200)
    const looked = await call(server, 'lookup', { idToken: session.idToken })
    expect(looked.body.error.message).toBe('USER_NOT_FOUND')
    expect((await renew(server, session.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED')
    expect((await call(server, 'signUp', person)).status).toBe(200)
  })
})
