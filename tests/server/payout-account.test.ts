import { beforeEach, describe, expect, test } from 'vitest'
import { buyGuitar, readOrderState, runOrders } from './order-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})
const read = async () => (await market.call('GET', '/payout-account', { as: 'sue' })).body
const onboard = (path: unknown = '/dashboard', headers = {}) =>
  market.call('POST', '/payout-account/onboarding', { as: 'sue', json: { path }, headers })
const accountId = 'acct_payout-account/sue'
const tell = (objectId: string) =>
  market.call('POST', '/webhooks/cards', {
    json: { type: 'account.updated', intentId: null, objectId },
    headers: { 'stripe-signature': 'signed' },
  })

describe('the payout account of a seller', () => {
  test('is created with the first onboarding, once', async () => {
    expect(await read()).toEqual({ status: 'none', isSubmitted: false, missing: [] })
    const answers = await Promise.all([onboard(), onboard()])
    expect(answers.map(({ body }) => body)).toEqual([
      { url: `https://cards.example/onboarding/${accountId}` },
      { url: `https://cards.example/onboarding/${accountId}` },
    ])
    expect(await read()).toEqual({
      status: 'pending',
      isSubmitted: false,
      missing: ['bankAccount', 'identity'],
    })
    expect(await market.database.query('select account_id from payout_accounts')).toHaveLength(1)
  })
  test('is shown as the provider says now', async () => {
    await onboard()
    market.cards.activate(accountId)
    expect(await read()).toEqual({ status: 'active', isSubmitted: true, missing: [] })
  })
  test.each(['dashboard', '//evil.test/x', '/\\evil.test', 'https://evil.test/', '', 7])(
    'sends nobody to %j after the onboarding',
    async (path) => {
      expect(await onboard(path)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    },
  )
  test('sends the seller back to the page of the client', async () => {
    const links: string[] = []
    market.cards.onboardingLink = async ({ returnUrl }) => {
      links.push(returnUrl)
      return 'https://cards.example/'
    }
    await onboard('/dashboard/money')
    await onboard('/dashboard/money', { origin: 'https://shop.example' })
    await onboard('/dashboard/money', { origin: 'null' })
    expect(links).toEqual([
      'http://localhost/dashboard/money',
      'https://shop.example/dashboard/money',
      'http://localhost/dashboard/money',
    ])
  })
})

test('the provider’s message that an account is active sends the money that waited for it', async () => {
  const order = await buyGuitar(market)
  await market.call('POST', `/orders/${order}/events`, {
    as: 'ann',
    json: { event: 'buyer.confirm' },
  })
  await runOrders(market)
  await onboard()
  await runOrders(market)
  expect(await readOrderState(market, order)).toMatchObject({ position: 'releasing' })
  market.cards.activate(accountId)
  expect(await tell(accountId)).toMatchObject({ status: 200 })
  await runOrders(market)
  expect(await readOrderState(market, order)).toMatchObject({ position: 'released' })
  expect(market.cards.moved).toEqual([['tr', 5000]])
})

test('a message of an account that is unknown here is accepted and ignored', async () => {
  expect(await tell('acct_other')).toMatchObject({ status: 200 })
})
