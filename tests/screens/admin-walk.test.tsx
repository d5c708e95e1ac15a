import { allBuyersScreen, allSellersScreen, reportedItemsScreen } from './admin.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(allBuyersScreen)
describeScreen(allSellersScreen)
describeScreen(reportedItemsScreen)
