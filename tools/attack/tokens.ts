import { decodeJwt } from 'jose'
import { callsOn, type CallRow, everyCall, type Victims } from './calls.ts'
import { type Answer, type Ask, isDone, isRefused } from './client.ts'
import { type Forged, forgeTokens } from './forged-tokens.ts'
import { callIdentity, type Person, registerNew, requestAccess } from './people.ts'
import type { Attempts } from './report.ts'

type Parts = {
  victims: Victims
  admin: Person
  /** Tokens of a demo buyer that a server on the same data issued two hours ago. */
  expired: Person
}

/** Makes every call with forged, expired and swapped tokens, and with the tokens of a removed account. */
export async function attackTokens(
  ask: Ask,
  { victims, admin, expired }: Parts,
  attempts: Attempts,
): Promise<void> {
  const keys = await ask({ method: 'GET', path: '/standins/identity/jwks.json' })
  const forge = (valid: string, victim: string) =>
    forgeTokens(valid, { victim, publicKeys: keys.text })
  const { sub: adminId = '' } = decodeJwt(admin.accessToken)
  const accessTokens = [
    ...(await forge(victims.buyer.accessToken, adminId)),
    { name: 'that has expired', token: expired.accessToken },
    { name: "that is the user's ID token", token: victims.buyer.idToken },
    { name: "that is the admin's ID token", token: admin.idToken },
  ]
  const { sub: adminIdentity = '' } = decodeJwt(admin.idToken)
  const idTokens = [
    ...(await forge(victims.buyer.idToken, adminIdentity)),
    { name: 'that has expired', token: expired.idToken },
    { name: "that is the user's access token", token: victims.buyer.accessToken },
    { name: "that is the admin's access token", token: admin.accessToken },
  ]
  const makeCall = callsWith(ask, victims)
  for (const each of everyCall) {
    if (each.row.everyone || each.row.signed) continue
    await refuseAll(each, each.row.proven ? idTokens : accessTokens, makeCall, attempts)
  }
  await tryOtherCarriers(ask, victims.buyer, attempts)
  await tryAtIdentityProvider(ask, idTokens, attempts)
  await tryExpired(ask, expired, attempts)
  await tryAtCardProvider(ask, victims, attempts)
  await tryAsRemoved(ask, { victims, admin }, attempts)
}

type MakeCall = (each: CallRow, bearer: string) => Promise<Answer>

function callsWith(ask: Ask, victims: Victims): MakeCall {
  const requests = callsOn(victims)
  return ({ call, method }, bearer) => ask({ method, bearer, ...requests[call] })
}

async function refuseAll(
  each: CallRow,
  tokens: readonly Forged[],
  makeCall: MakeCall,
  attempts: Attempts,
): Promise<void> {
  await Promise.all(
    tokens.map(async ({ name, token }) => {
      const answer = await makeCall(each, token)
      attempts.count(`${each.call} with a token ${name}`, answer.status === 401, answer)
    }),
  )
}

/** A valid token counts only as a bearer token. */
async function tryOtherCarriers(ask: Ask, owner: Person, attempts: Attempts): Promise<void> {
  const { email, accessToken } = owner
  const path = `/book-product?email=${email}`
  const carriers: Record<string, { path: string; headers: Record<string, string> }> = {
    'the query': { path: `${path}&access_token=${accessToken}&token=${accessToken}`, headers: {} },
    'a cookie': { path, headers: { cookie: `token=${accessToken}; accessToken=${accessToken}` } },
    'Basic credentials': {
      path,
      headers: {
        authorization: `Basic ${Buffer.from(`${email}:${accessToken}`).toString('base64')}`,
      },
    },
    'no scheme': { path, headers: { authorization: accessToken } },
    'two bearers': { path, headers: { authorization: `Bearer x.y.z, Bearer ${accessToken}` } },
    'X-Access-Token': { path, headers: { 'x-access-token': accessToken } },
  }
  for (const [name, carrier] of Object.entries(carriers)) {
    const answer = await ask({ method: 'GET', ...carrier })
    attempts.count(`an access token in ${name}`, answer.status === 401, answer)
  }
}

/** The identity provider must refuse them too: with a valid one, an attacker could delete the account. */
async function tryAtIdentityProvider(
  ask: Ask,
  tokens: readonly Forged[],
  attempts: Attempts,
): Promise<void> {
  for (const { name, token } of tokens) {
    for (const method of ['lookup', 'update', 'delete']) {
      const answer = await callIdentity(ask, method, { idToken: token, password: 'of-an-attacker' })
      attempts.count(`accounts:${method} with an ID token ${name}`, isRefused(answer), answer)
    }
  }
}

/** A server on the same data has signed the token, so that nothing but its age is wrong. */
async function tryExpired(ask: Ask, { email, idToken }: Person, attempts: Attempts): Promise<void> {
  const answer = await requestAccess(ask, email, idToken)
  attempts.count('an expired ID token gives no access token', answer.status === 401, answer)
}

/** A browser's key opens no list, and an intent only with its own client secret. */
async function tryAtCardProvider(ask: Ask, { bought }: Victims, attempts: Attempts): Promise<void> {
  const id = bought.transactionId
  const calls: [method: string, path: string, form?: Record<string, string>][] = [
    ['GET', 'charges'],
    ['GET', 'refunds'],
    ['GET', 'payment_intents'],
    ['GET', `payment_intents/${id}`],
    ['GET', `payment_intents/${id}?client_secret=${id}_secret_x`],
    ['POST', 'payment_intents', { amount: '100', currency: 'usd' }],
    ['POST', `payment_intents/${id}`, { amount: '100' }],
    ['POST', `payment_intents/${id}/cancel`, {}],
    ['POST', 'refunds', { payment_intent: id }],
  ]
  for (const bearer of ['pk_test_standin', 'sk_test_standin', 'sk_test_', '', undefined]) {
    for (const [method, path, form] of calls) {
      const answer = await ask({
        method,
        path: `/standins/cards/v1/${path}`,
        bearer,
        ...(form && { body: new URLSearchParams(form) }),
      })
      attempts.count(`${method} ${path} at the card provider`, isRefused(answer), answer)
    }
  }
}

/** The account is removed while its tokens are valid. */
async function tryAsRemoved(
  ask: Ask,
  { victims, admin }: Omit<Parts, 'expired'>,
  attempts: Attempts,
): Promise<void> {
  const seller = await registerNew(ask, 'seller')
  const removal = await ask({
    method: 'DELETE',
    path: `/remove-seller?email=${seller.email}`,
    bearer: admin.accessToken,
  })
  attempts.count('an admin removes a seller', isDone(removal), removal)
  const requests = callsOn(victims, { buyer: seller.email, seller: seller.email })
  for (const { call, method, row } of everyCall) {
    if (row.everyone || row.signed) continue
    const bearer = row.proven ? seller.idToken : seller.accessToken
    const answer = await ask({ method, bearer, ...requests[call] })
    const isHeld = answer.status === 403 && answer.fields['code'] === 'account-removed'
    attempts.count(`${call} as a removed seller`, isHeld, answer)
  }
}
