import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from '../flows/confirmation/admin.screen.tsx'
import { describeScreen } from '../screen/screen-walk.ts'

describeScreen(allBuyersScreen)
describeScreen(allSellersScreen)
describeScreen(reportedItemsScreen)
