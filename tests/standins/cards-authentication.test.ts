import { expect, test } from 'vitest'
import { setupResource } from '../opened-for-tests.ts'
import { openCardMerchant } from './card-merchant.ts'

const merchant = setupResource(openCardMerchant)
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
  const { body } = await merchant().post('payment_intents', { ...SECURED, ...form })
  return body as Asked
}

/** Opens the bank's page of an intent, or answers it. */
async function bank({ next_action }: Asked, answer?: string): Promise<Response> {
  const { url = '' } = next_action.redirect_to_url ?? {}
  return merchant().standIn.routes.request(new URL(url).pathname, {
    ...(answer !== undefined && { method: 'POST', body: new URLSearchParams({ answer }) }),
  })
}

const intentOf = async ({ id }: Asked) => (await merchant().post(`payment_intents/${id}`, {})).body

test.each([
  ['approve', 'succeeded', 'succeeded'],
  ['fail', 'failed', 'requires_payment_method'],
])(
  '3-D Secure on a page of its own: %s returns the buyer with %s',
  async (answer, told, status) => {
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
    expect(await intentOf(asked)).toMatchObject({ status, next_action: null })
    expect((await bank(asked)).status).toBe(404)
  },
)

test('3-D Secure: the address of the page exists only for a buyer who is sent there', async () => {
  const asked = await ask({})
  const challenge = asked.next_action.use_stripe_sdk?.challenge ?? ''
  const page = await merchant().standIn.routes.request(`/bank/${challenge}`)
  expect(page.status).toBe(404)
})

test.each(['javascript:alert(1)', 'shop', 'data:text/html,x'])(
  'the return_url %s is refused',
  async (return_url) => {
    const answer = await merchant().post('payment_intents', { ...SECURED, return_url })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'url_invalid' } } })
  },
)

test('3-D Secure: another amount ends the challenge', async () => {
  const asked = await ask({})
  expect((await merchant().post(`payment_intents/${asked.id}`, { description: 'x' })).body).toEqual(
    expect.objectContaining({ status: 'requires_action', next_action: asked.next_action }),
  )
  const { body } = await merchant().post(`payment_intents/${asked.id}`, { amount: '950' })
  expect(body).toMatchObject({ status: 'requires_confirmation', next_action: null })
})

test('a merchant who confirms manually charges after the authentication', async () => {
  const asked = await ask({ confirmation_method: 'manual', return_url: 'https://shop.example' })
  await bank(asked, 'approve')
  expect(await intentOf(asked)).toMatchObject({ status: 'requires_confirmation' })
  const path = `payment_intents/${asked.id}/confirm`
  const { publishableKey, routes } = merchant().standIn
  const fromBrowser = await routes.request(`/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: asked.client_secret }),
  })
  expect(fromBrowser.status).toBe(400)
  expect((await merchant().post(path, {})).body).toMatchObject({ status: 'succeeded' })
})

test.each([
  'amount_to_confirm',
  'capture_method',
  'off_session',
  'payment_method_options[card][moto]',
])('a browser cannot send %s', async (name) => {
  const { id, client_secret } = await ask({})
  const { publishableKey, routes } = merchant().standIn
  const response = await routes.request(`/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret, [name]: 'true' }),
  })
  expect(await response.json()).toMatchObject({ error: { code: 'parameter_unknown' } })
})

test.each(['', '{"answer":', '--x\r\nbroken', 'a'.repeat(2000)])(
  'the bank refuses an answer that is no form: %j',
  async (body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { routes } = merchant().standIn
    const response = await routes.request('/bank/any', { method: 'POST', headers, body })
    expect([400, 413]).toContain(response.status)
  },
)
