import { afterEach, describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { answering } from './foreign-server.ts'
import { MARKET } from './origins.ts'
import { visitForeign } from './visitor.ts'

const market = foreignMarketForTests()
afterEach(() => market().endTroubles())

const sentence = "This item can't be shown."

describe('an item that the client cannot read', () => {
  it('O1, C4: a booking without a price keeps its row, which hides no other', async () => {
    const booking = {
      _id: '1',
      productId: '1',
      productName: 'Unicycle',
      image: `${MARKET}/pictures/a.png`,
    }
    const other = { ...booking, _id: '2', productId: '2', price: '60' }
    market().trouble('GET /book-product', answering([booking, other]))
    const { page, leave } = await visitForeign(market(), '/dashboard/my-orders', {
      as: 'bo@foreign.test',
    })
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toHaveText(sentence)
    await expect(rows.nth(2)).toContainText('Unicycle')
    await leave()
  })

  it('R4, C4: a product without its name keeps its place, and the others can be bought', async () => {
    const [product] = market().products.find({ productName: 'Tandem' })
    const nameless = { ...product, _id: 'nameless', productName: null }
    market().trouble('GET /v2/advertisements', answering([nameless, product]))
    const { page, leave } = await visitForeign(market(), '/advertisements')
    const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(products.nth(0)).toHaveText(sentence)
    await expect(products.nth(1).getByRole('button', { name: 'Buy now' })).toBeVisible()
    await leave()
  })
})
