import { expect, test } from 'vitest'
import { expect as expectPage } from '../../browser/patient-expect.ts'
import { cardVisits, succeeded } from './visit.ts'

const { trial, visit } = cardVisits()

test('charges the card 4242 through the real elements, without console messages', async () => {
  await visit().type()
  await expectPage(visit().field('number')).toHaveValue('4242 4242 4242 4242')
  await expectPage(visit().field('expiry')).toHaveValue('12 / 40')
  await visit().seeChange({ message: null })
  await visit().pay()
  expect(await visit().outcome()).toEqual(succeeded)
  expect(await visit().ask()).toEqual(succeeded)
  expect(visit().complaints).toEqual([])
})

test('paying a paid intent again returns the same transaction', async () => {
  await visit().type()
  await visit().pay()
  const first = await visit().outcome()
  await visit().pay()
  const { transactionTime } = succeeded
  expect(await visit().outcome()).toEqual(Object.assign({}, first, { transactionTime }))
})

test('P6: a declined card returns the provider’s message, and the next card is charged', async () => {
  await visit().type({ number: '4000000000000002' })
  await visit().pay()
  expect(await visit().outcome()).toEqual({
    status: 'declined',
    message: { text: 'Your card was declined.', code: 'card:generic_decline' },
  })
  await visit().field('number').fill('4242424242424242')
  await visit().pay()
  expect(await visit().outcome()).toEqual(succeeded)
})

test('incomplete fields show what is missing, and no request is sent', async () => {
  const requests: string[] = []
  visit().page.on('request', (request) => requests.push(request.url()))
  await visit().field('number').pressSequentially('4242')
  await visit().pay()
  const message = 'Your card number is incomplete.'
  expect(await visit().outcome()).toEqual({
    status: 'incomplete',
    message: { text: message, code: 'card:incomplete_number' },
  })
  await visit().seeChange({ message })
  await expectPage(visit().page.locator('.field[data-invalid="true"]')).toHaveText([
    'Card Number',
    'Expiry Date',
    'Card CVC',
  ])
  expect(requests.filter((url) => /v1|card-entries/.test(url))).toEqual([])
})

test('paying before the fields have loaded resolves once they have', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await visit().page.route('**/field.html', async (route) => {
    await loaded
    await route.continue()
  })
  await visit().page.reload({ waitUntil: 'commit' })
  await visit().pay()
  load()
  expect(await visit().outcome()).toEqual({
    status: 'incomplete',
    message: { text: 'Your card number is incomplete.', code: 'card:incomplete_number' },
  })
})

test('3-D Secure approved: the card is charged', async () => {
  await visit().type({ number: '4000002500003155' })
  await visit().pay()
  await expectPage(visit().bank().getByText('$120.50')).toBeVisible()
  await visit().bank().getByRole('button', { name: 'Approve' }).click()
  expect(await visit().outcome()).toEqual(succeeded)
})

test('3-D Secure failed: the payment fails and needs a card again', async () => {
  await visit().type({ number: '4000002500003155' })
  await visit().pay()
  await visit().bank().getByRole('button', { name: 'Fail' }).click()
  expect(await visit().outcome()).toEqual({
    status: 'authenticationRefused',
    message: {
      text: expect.stringContaining('unable to authenticate'),
      code: 'card:payment_intent_authentication_failure',
    },
  })
  expect(await visit().ask()).toEqual({ status: 'cardNeeded' })
})

test.each(['X', 'Escape'])(
  '3-D Secure closed by %s: the payment is abandoned, and paying again asks again',
  async (way) => {
    await visit().type({ number: '4000002500003155' })
    await visit().pay()
    await expectPage(visit().bank().getByRole('button', { name: 'Approve' })).toBeFocused()
    if (way === 'Escape') await visit().page.keyboard.press('Escape')
    else await visit().bank().getByRole('button', { name: 'Close without an answer' }).click()
    expect(await visit().outcome()).toEqual({ status: 'authenticationAbandoned' })
    expect(await visit().ask()).toEqual({ status: 'authenticationNeeded' })
    await visit().pay()
    await visit().bank().getByRole('button', { name: 'Approve' }).click()
    expect(await visit().outcome()).toEqual(succeeded)
  },
)

test('3-D Secure: Close is disabled until a press of it reaches the page', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await visit().page.route('**/challenge.js', async (route) => {
    await loaded
    await route.continue()
  })
  await visit().type({ number: '4000002500003155' })
  await visit().pay()
  const close = visit().bank().getByRole('button', { name: 'Close without an answer' })
  await expectPage(close).toBeDisabled()
  load()
  await close.click()
  expect(await visit().outcome()).toEqual({ status: 'authenticationAbandoned' })
})

test('a lost connection returns noAnswer, not a decline', async () => {
  await visit().type()
  await visit().page.route('**/confirm', (route) => route.abort())
  await visit().pay()
  expect(await visit().outcome()).toEqual({ failure: 'noAnswer' })
})

test('a script that failed to load is requested again', async () => {
  // A new context: a browser may take the script from the memory cache of an earlier visit, without a request.
  await trial().leave()
  const somebody = await trial().arrive()
  await somebody.page.route('**/standins/cards/stripe.js', (route) => route.abort(), { times: 1 })
  await somebody.page.goto(trial().site.origin)
  await somebody.type()
  await somebody.pay()
  expect(await somebody.outcome()).toEqual(succeeded)
  expect(await somebody.page.evaluate(() => window.cardTrial.failedLoads)).toBe(1)
})

test('3-D Secure on a page of its own: the bank sends the buyer back to the shop', async () => {
  const { page } = visit()
  await expectPage(visit().field('number')).toBeVisible()
  await page.evaluate(async () => {
    const made = await fetch('/intents', { method: 'POST' })
    const { clientSecret }: { clientSecret: string } = await made.json()
    const [id] = clientSecret.split('_secret_')
    await fetch(`/standins/cards/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_standin' },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: 'pm_card_authenticationRequired',
        return_url: `${location.origin}/?order=7`,
      }),
    })
    void window.Stripe?.('pk_test_standin').handleNextAction({ clientSecret })
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/\/\?order=7&payment_intent=pi_\w+&.*redirect_status=succeeded$/)
  expect(visit().complaints).toEqual([])
})
