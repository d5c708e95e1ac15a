import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { authorise, requireAuthorised } from '../../server/access/authorise.ts'
import { endpoint } from '../../server/access/endpoint.ts'
import { everyone, type MemberAccess } from '../../server/access/permissions.ts'
import { type Call, endpoints } from '../../server/routes/endpoints.ts'
import type { Role } from '../../server/users/users.ts'
import { addCase, addOffer, addOrder, everyCall, MEMBERS, type Member } from './calls.ts'
import { addOtherSeller } from './callers.ts'
import { accessTokens, proofs } from './forged-tokens.ts'
import { idTokenFor } from './id-tokens.ts'
import { book, emailOf, type TestApp, openTestApp } from './test-app.ts'

const roles: Record<Member, Role> = {
  ann: 'buyer',
  bob: 'buyer',
  sue: 'seller',
  tom: 'seller',
  ada: 'admin',
}
const calls = endpoints.map(({ call }) => call)
const accessTo = (call: Call): object => endpoints.find((each) => each.call === call)?.access ?? {}
let market: TestApp
let asked: ReturnType<typeof everyCall>
let isChanged = true
/** Opens the test data anew after a call that may have signed its user out or deleted the account. */
async function openMarketFor(call: Call) {
  if (isChanged) await openMarket()
  else await market.database.execute('delete from rate_limits')
  isChanged = !call.startsWith('GET')
}
async function openMarket() {
  market = await openTestApp()
  await addOtherSeller(market)
  await addOrder(market)
  await addOffer(market)
  await addCase(market)
  const token = await market.market.unsubscribeTokens.issue({ userId: 'ann', kind: 'saved' })
  asked = everyCall(await book(market, 1, 'ann'), token)
}
beforeAll(openMarket)

const isProven = (call: Call) => 'proven' in accessTo(call)
const isOpen = (call: Call) => 'everyone' in accessTo(call)
/** True for the card provider's webhook, which accepts no user's token. */
const isSigned = (call: Call) => 'signed' in accessTo(call)
/** Those that change nothing come first. */
const tokenCalls = calls
  .filter((call) => !isSigned(call))
  .toSorted((one, other) => Number(!one.startsWith('GET')) - Number(!other.startsWith('GET')))

/** Makes a call with this bearer token and returns the status and, if it is refused, the error code. */
async function tryCall(call: Call, bearer?: string) {
  const { path, json } = asked[call]
  const [method = ''] = call.split(' ')
  const options = { ...(json && { json }), ...(bearer !== undefined && { bearer }) }
  const { status, body } = await market.call(method, path, options)
  const { code = null } = (body ?? {}) as { code?: string }
  return { status, code }
}

/** Returns the bearer token of a call: an ID token if the identity provider must vouch, else an access token. */
const bearerOf = (call: Call, person: string) =>
  isProven(call) ? idTokenFor(emailOf(person)) : market.market.tokens.issue(person)

function refusalOf(call: Call, member: Member): string {
  const access: MemberAccess = accessTo(call)
  return isProven(call) || access[roles[member]] === 'own' ? 'not-yours' : 'role-required'
}

test.each(calls.filter(isSigned))('%s accepts only the card provider’s signature', async (call) => {
  const tokens = MEMBERS.map((member) => bearerOf(call, member))
  for (const bearer of [undefined, ...(await Promise.all(tokens))]) {
    expect(await tryCall(call, bearer)).toEqual({ status: 400, code: 'signature-invalid' })
  }
})

describe.each(tokenCalls)('S8: %s', (call) => {
  beforeAll(() => openMarketFor(call))
  // Refused members come first, so that no allowed member has changed the data.
  const inOrder = [...MEMBERS].toSorted(
    (one, other) => Number(isAllowed(one)) - Number(isAllowed(other)),
  )
  function isAllowed(member: Member) {
    return everyCall('')[call].allowed.includes(member)
  }
  test('allows a request without a token only if the call is public, otherwise returns 401', async () => {
    const missing = isProven(call) ? 'id-token-missing' : 'token-missing'
    const expected = isOpen(call) ? { status: 200 } : { status: 401, code: missing }
    expect(await tryCall(call)).toMatchObject(expected)
  })
  test('rejects the valid token of a removed user, unless the call is public', async () => {
    const { status, code } = await tryCall(call, await bearerOf(call, 'rex'))
    if (isOpen(call)) expect(status).toBe(200)
    else expect({ status, code }).toEqual({ status: 403, code: expect.stringMatching(/./) })
    if (!isOpen(call) && !isProven(call)) expect(code).toBe('account-removed')
  })
  test.each(inOrder)('enforces the permissions of %s', async (member) => {
    const answer = await tryCall(call, await bearerOf(call, member))
    if (!isAllowed(member)) expect(answer).toEqual({ status: 403, code: refusalOf(call, member) })
    else expect([401, 403]).not.toContain(answer.status)
  })
})

// How a token is read depends on the access alone, so that one call of each access stands for the others.
const callsByAccess = Map.groupBy(tokenCalls, (call) => JSON.stringify(accessTo(call)))
const oneOfEachAccess = [...callsByAccess.values()].flatMap(([call]) => call ?? [])

describe.each(oneOfEachAccess)('S8: %s', (call) => {
  beforeAll(() => openMarketFor(call))
  const tokens = Object.entries(isProven(call) ? proofs : accessTokens)
  test.each(tokens)('checks a token that is %s', async (name, forge) => {
    const [owner = 'ann'] = asked[call].allowed
    const { status, code } = await tryCall(call, await forge(market, owner))
    const refused = isProven(call) ? 'id-token-invalid' : 'token-invalid'
    if (name === 'good' || isOpen(call)) expect([401, 403]).not.toContain(status)
    else expect({ status, code }).toEqual({ status: 401, code: refused })
  })
})

test("S5: another user's token does not give access to the e-mail in the URL", async () => {
  await openMarket()
  const stolen = await market.market.tokens.issue('bob')
  const answer = await market.call('GET', `/book-product?email=${emailOf('ann')}`, {
    bearer: stolen,
  })
  expect(answer.body).toMatchObject({ status: 403, code: 'not-yours' })
})

describe('rejects a request that does not name its owner', () => {
  test.each([
    ['GET', '/book-product', undefined],
    ['PUT', '/book-product', {}],
    ['PUT', '/book-product', { email: ['ann@example.test'] }],
    ['POST', '/create-payment-intent', { bookingId: 7 }],
    ['POST', '/save-payment-info', null],
  ])('%s %s with %j', async (method, path, json) => {
    const answer = await market.call(method, path, { as: 'ann', json })
    expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  })
})

describe('the server refuses to start', () => {
  const fine = (context: { text(text: string): Response }) => context.text('')
  const declared = endpoint({
    method: 'GET',
    path: '/backdoor',
    access: everyone,
    limit: 'publicRead',
    summary: 'Is declared.',
    answer: null,
    handle: () => ({}),
  })
  const withDeclared = () => {
    const routes = new Hono()
    declared.register(routes, market.market)
    return routes
  }
  test('with a route that no endpoint declares', () => {
    expect(() => requireAuthorised(new Hono().get('/backdoor', fine).routes)).toThrow(
      'GET /backdoor',
    )
  })
  test("with a route that has another endpoint's authorisation", () => {
    const routes = new Hono().get('/all-buyers', authorise(market.market, declared), fine)
    expect(() => requireAuthorised(routes.routes)).toThrow('GET /all-buyers')
  })
  test('with an endpoint that is declared twice', () => {
    expect(() => requireAuthorised(withDeclared().routes)).not.toThrow()
    const routes = withDeclared()
    declared.register(routes, market.market)
    expect(() => requireAuthorised(routes.routes)).toThrow('twice')
  })
})
