import { expect, test } from 'vitest'
import { setupCards } from './open-cards.ts'

const cards = setupCards()
const SECURED = {
  amount: '900',
  currency: 'usd',
  'allowed_payment_method_types[0]': 'card',
  payment_method: 'pm_card_authenticationRequired',
  confirm: 'true',
}

type Asked = {
  id: string
  client_secret: string
  next_action: {
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { challenge: string }
  }
}

async function ask(form: Record<string, string>): Promise<Asked> {
  const { body } = await cards().post('payment_intents', { ...SECURED, ...form })
  return body as Asked
}

/** Opens the bank's page of an intent, or answers it. */
async function bank({ next_action }: Asked, answer?: string): Promise<Response> {
  const { url = '' } = next_action.redirect_to_url ?? {}
  return cards().standIn.routes.request(new URL(url).pathname, {
    ...(answer !== undefined && { method: 'POST', body: new URLSearchParams({ answer }) }),
  })
}

test.each([
  ['approve', 'succeeded', 'succeeded'],
  ['fail', 'failed', 'requires_payment_method'],
])('on a page of its own: %s returns the buyer with %s', async (answer, told, status) => {
  const asked = await ask({ return_url: 'https://shop.example/back?order=7' })
  const page = await bank(asked)
  expect(await page.text()).toMatch(/\$9\.00[^]*•••• 3155[^]*Approve[^]*Fail/)
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://shop.example;",
  )
  const answered = await bank(asked, answer)
  expect(answered.status).toBe(303)
  expect(answered.headers.get('location')).toBe(
    `https://shop.example/back?order=7&payment_intent=${asked.id}&payment_intent_client_secret=${asked.client_secret}&redirect_status=${told}`,
  )
  const intent = await cards().stripe.paymentIntents.retrieve(asked.id)
  expect(intent).toMatchObject({ status, next_action: null })
  expect((await bank(asked)).status).toBe(404)
})

test('the address of the page exists only for a buyer who is sent there', async () => {
  const asked = await ask({})
  const challenge = asked.next_action.use_stripe_sdk?.challenge ?? ''
  const page = await cards().standIn.routes.request(`/bank/${challenge}`)
  expect(page.status).toBe(404)
})

test.each(['javascript:alert(1)', 'shop', 'data:text/html,x'])(
  'the return_url %s is refused',
  async (return_url) => {
    const answer = await cards().post('payment_intents', { ...SECURED, return_url })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'url_invalid' } } })
  },
)

test('another amount ends the challenge', async () => {
  const asked = await ask({})
  const path = `payment_intents/${asked.id}`
  expect((await cards().post(path, { description: 'x' })).body).toMatchObject({
    status: 'requires_action',
    next_action: asked.next_action,
  })
  expect((await cards().post(path, { amount: '950' })).body).toMatchObject({
    status: 'requires_confirmation',
    next_action: null,
  })
})

test.each(['', '{"answer":', '--x\r\nbroken', 'a'.repeat(2000)])(
  'the bank refuses an answer that is no form: %j',
  async (body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { routes } = cards().standIn
    const response = await routes.request('/bank/any', { method: 'POST', headers, body })
    expect([400, 413]).toContain(response.status)
  },
)
