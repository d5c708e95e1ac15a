import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../../src/actors/admin.ts'
import { AllBuyersView } from '../../../src/screens/allBuyers/AllBuyersView.tsx'
import { AllSellersView } from '../../../src/screens/allSellers/AllSellersView.tsx'
import { ReportedItemsView } from '../../../src/screens/reportedItems/ReportedItemsView.tsx'
import { allBuyersActs, allSellersActs, reportedItemsActs } from './admin.actions.ts'
import { createListScreen } from '../collection/list-screen.tsx'

export const allBuyersScreen = createListScreen(allBuyersActs, buyersMachine, (bound) => (
  <AllBuyersView {...bound} />
)).screen

export const allSellersScreen = createListScreen(allSellersActs, sellersMachine, (bound) => (
  <AllSellersView {...bound} />
)).screen

export const reportedItemsScreen = createListScreen(
  reportedItemsActs,
  reportedItemsMachine,
  (bound) => <ReportedItemsView {...bound} />,
).screen
