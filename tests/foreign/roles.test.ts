import { testAdmin } from './admin.ts'
import { testBuyer } from './buyer.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { testSeller } from './seller.ts'

// All three roles share one market: each role leaves data that the next one sees.
const market = foreignMarketForTests()

testBuyer(market)
testSeller(market)
testAdmin(market)
