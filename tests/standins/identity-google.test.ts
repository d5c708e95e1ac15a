// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  call,
  demo,
  googleFields,
  type IdentityServer,
  startIdentityServer,
} from './identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

describe('Google', () => {
  test('creates an account at the first sign-in and finds it at the second', async () => {
    const fields = googleFields({ email: 'nora@gmail.test', name: 'Nora New' })
    const first = await call(server, 'signInWithIdp', fields)
    const second = await call(server, 'signInWithIdp', fields)
    expect([first.body.isNewUser, second.body.isNewUser]).toEqual([true, false])
    expect(second.body.localId).toBe(first.body.localId)
    expect(first.body.displayName).toBe('Nora New')
  })

  test('does not sign in to an account that has a password', async () => {
    const fields = googleFields({ email: demo.email, name: 'Mallory' })
    const { body } = await call(server, 'signInWithIdp', fields)
    expect(body.needConfirmation).toBe(true)
    expect(body).not.toHaveProperty('idToken')
  })

  test('signs in to an existing account that the chooser offers', async () => {
    const fields = googleFields({ email: 'seller@loppis.test', name: 'Siv Seller' })
    const google = await call(server, 'signInWithIdp', fields)
    const password = await call(server, 'signInWithPassword', {
      email: 'seller@loppis.test',
      password: 'second-hand',
    })
    expect(google.body.localId).toBe(password.body.localId)
  })

  test('links to the signed-in user, who keeps the id and the e-mail', async () => {
    const { body: user } = await call(server, 'signUp', {
      email: 'linda@loppis.test',
      password: 'second-hand',
    })
    const fields = googleFields({ email: 'linda@gmail.test', name: 'Linda Link' })
    const linked = await call(server, 'signInWithIdp', { ...fields, idToken: user.idToken })
    expect(linked.body).toMatchObject({ localId: user.localId, email: 'linda@loppis.test' })
    const { body: other } = await call(server, 'signUp', {
      email: 'olle@loppis.test',
      password: 'second-hand',
    })
    const taken = await call(server, 'signInWithIdp', { ...fields, idToken: other.idToken })
    expect(taken.body.error.message).toBe('FEDERATED_USER_ID_ALREADY_LINKED')
  })

  test('is rejected with a malformed ID token', async () => {
    const { body } = await call(server, 'signInWithIdp', {
      requestUri: 'http://127.0.0.1/?providerId=google.com&id_token=rubbish',
    })
    expect(body.error.message).toMatch(/^INVALID_IDP_RESPONSE/)
  })
})

describe('the chooser', () => {
  test('opens only for a pop-up of the SDK on this origin with a valid event id', async () => {
    const query = {
      apiKey: 'k',
      authType: 'signInViaPopup',
      providerId: 'google.com',
      eventId: '1234567890',
      redirectUrl: `${server.origin}/login`,
    }
    const open = async (changes: object) => {
      const search = new URLSearchParams({ ...query, ...changes })
      return (await fetch(`${server.origin}/emulator/auth/handler?${search}`)).status
    }
    expect(await open({})).toBe(200)
    expect(await open({ authType: 'reauthViaPopup' })).toBe(200)
    expect(await open({ redirectUrl: 'https://evil.test/' })).toBe(400)
    expect(await open({ authType: 'signInViaRedirect' })).toBe(400)
    expect(await open({ eventId: '"><script>' })).toBe(400)
  })
})
