import type { Meta } from '@storybook/react-vite'
import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from '../confirmation/admin.screen.tsx'
import { casesScreen, decisionsScreen } from '../cases/cases.screen.tsx'
import { buyersScreen } from './myBuyers.screen.tsx'
import { productsScreen } from './myProducts.screen.tsx'
import { ordersScreen } from './orders.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Collection' }
export default meta

export const MyOrders = walkOf(ordersScreen)
export const MyProducts = walkOf(productsScreen)
export const MyBuyers = walkOf(buyersScreen)
export const AllBuyers = walkOf(allBuyersScreen)
export const AllSellers = walkOf(allSellersScreen)
export const ReportedItems = walkOf(reportedItemsScreen)
export const Decisions = walkOf(decisionsScreen)
export const Cases = walkOf(casesScreen)
