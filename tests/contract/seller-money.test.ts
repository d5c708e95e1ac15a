import { describe, expect, it } from 'vitest'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

/** Returns an API that has read the role of a seller from a server with these extensions. */
async function apiOf(extensions: readonly string[]) {
  const calls = api()
  server().answer({ body: { role: 'seller', extensions } })
  await calls.getRole('sue@loppis.test')
  return calls
}

const order = (role: string, position: string) => ({
  _id: `${role}-order`,
  role,
  product: { name: 'Old camera' },
  price: 180,
  paidAt: '2031-05-02T10:15:00.000Z',
  position,
  money: { held: 180, inFlight: 0, released: 0, refunded: 0, waitsFor: null },
})
const account = { status: 'none', isSubmitted: false, missing: [] }

/** The server answers with these orders, and with the account. */
function answerWith(orders: readonly object[]): void {
  server().answer((response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(response.req.url === '/orders' ? orders : account))
  })
}

describe("a seller's money, an extension", () => {
  it('C1: is not asked of a server that has no payouts', async () => {
    const calls = await apiOf(['own-reports'])
    expect(await calls.getSellerMoney()).toBeNull()
    expect(server().requests).toHaveLength(1)
  })

  it('is the account and the orders in which the user is the seller', async () => {
    const calls = await apiOf(['payouts'])
    answerWith([order('seller', 'held'), order('buyer', 'held')])
    expect(await calls.getSellerMoney()).toEqual({ orders: [order('seller', 'held')], account })
    const asked = server().requests.map(({ method, path }) => `${method} ${path}`)
    expect(asked.toSorted()).toEqual(['GET /orders', 'GET /payout-account'])
  })

  it('is not shown without an order that cannot be read, because the sums would be wrong', async () => {
    const calls = await apiOf(['payouts'])
    answerWith([order('seller', 'held'), {}])
    await expect(calls.getSellerMoney()).rejects.toMatchObject({
      failure: { kind: 'undecodable', message: "'1._id' is missing." },
    })
  })

  it("opens the provider's page with the path to come back to", async () => {
    server().answer({ body: { url: 'https://cards.example/1' } })
    expect(await api().openOnboarding('/shop/dashboard/money')).toBe('https://cards.example/1')
    expect(server().requests).toMatchObject([
      { path: '/payout-account/onboarding', payload: { path: '/shop/dashboard/money' } },
    ])
  })

  it('opens no address that is a script', async () => {
    server().answer({ body: { url: 'javascript:alert(1)' } })
    await expect(api().openOnboarding('/dashboard/money')).rejects.toMatchObject({
      failure: { kind: 'undecodable' },
    })
  })
})
