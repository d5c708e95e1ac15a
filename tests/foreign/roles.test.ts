import { testAdmin } from './admin.ts'
import { testBuyer } from './buyer.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { testSeller } from './seller.ts'

// One market for all three: each leaves what the next one sees.
const market = foreignMarketForTests()

testBuyer(market)
testSeller(market)
testAdmin(market)
