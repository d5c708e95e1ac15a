import { type Answer, type Ask, textIn } from './client.ts'

/** The password of every demo account. */
export const PASSWORD = 'second-hand'

/** Demo accounts, which the server prints at its start. */
export const demo = {
  buyer: 'buyer@loppis.test',
  otherBuyer: 'buyer2@loppis.test',
  seller: 'seller@loppis.test',
  otherSeller: 'seller2@loppis.test',
  admin: 'admin@loppis.test',
} as const

/** A user of the market with both tokens. */
export type Person = { email: string; idToken: string; accessToken: string }

/** Calls a method of the identity provider as the Firebase SDK does. */
export function callIdentity(ask: Ask, method: string, json: unknown): Promise<Answer> {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
  return ask({ method: 'POST', path, json })
}

/** Signs up or in with a password. */
export function sendPassword(
  ask: Ask,
  method: 'signUp' | 'signInWithPassword',
  email: string,
  password = PASSWORD,
): Promise<Answer> {
  return callIdentity(ask, method, { email, password, returnSecureToken: true })
}

/** Signs in as the account chooser of the stand-in does for a Google account. */
export function signInWithGoogle(ask: Ask, claims: object): Promise<Answer> {
  const query = new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify(claims),
  })
  return callIdentity(ask, 'signInWithIdp', {
    requestUri: `http://127.0.0.1/emulator/auth/handler?${query}`,
    returnSecureToken: true,
  })
}

/** Asks for an access token. */
export function requestAccess(ask: Ask, email: string, idToken: string): Promise<Answer> {
  const path = `/jwt?email=${encodeURIComponent(email)}`
  return ask({ method: 'GET', path, bearer: idToken })
}

export function register(
  ask: Ask,
  idToken: string,
  user: { name: string; email: string; role: string },
): Promise<Answer> {
  return ask({ method: 'PUT', path: '/user', bearer: idToken, json: user })
}

/** Signs in to a demo account. */
export async function signIn(ask: Ask, email: string): Promise<Person> {
  const idToken = textIn(await sendPassword(ask, 'signInWithPassword', email), 'idToken')
  return { email, idToken, accessToken: await accessTokenOf(ask, email, idToken) }
}

let registered = 0

/** Registers a new user. A Google account needs no password, whose hash takes a fifth of a second. */
export async function registerNew(ask: Ask, role: 'buyer' | 'seller'): Promise<Person> {
  registered += 1
  const email = `${role}-${registered}@attack.test`
  const idToken = textIn(await signInWithGoogle(ask, { email, name: 'Newcomer' }), 'idToken')
  await register(ask, idToken, { name: `Newcomer ${registered}`, email, role })
  return { email, idToken, accessToken: await accessTokenOf(ask, email, idToken) }
}

export function registerMany(ask: Ask, role: 'buyer' | 'seller', count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => registerNew(ask, role)))
}

async function accessTokenOf(ask: Ask, email: string, idToken: string): Promise<string> {
  return textIn(await requestAccess(ask, email, idToken), 'accessToken')
}
