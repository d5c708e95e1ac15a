import { afterAll, beforeAll } from 'vitest'
import { testAdmin } from './admin.ts'
import { testBuyer } from './buyer.ts'
import { type ForeignMarket, openForeignMarket } from './foreign-market.ts'
import { testSeller } from './seller.ts'

let opened: ForeignMarket | null = null

beforeAll(async () => {
  opened = await openForeignMarket()
})
afterAll(() => opened?.close())

/** One market for all three: each leaves what the next one sees. */
function market(): ForeignMarket {
  if (opened === null) throw new Error('The market is not open yet.')
  return opened
}

testBuyer(market)
testSeller(market)
testAdmin(market)
