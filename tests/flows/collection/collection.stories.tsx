import type { Meta } from '@storybook/react-vite'
import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from '../confirmation/admin.screen.tsx'
import { buyersScreen } from './myBuyers.screen.tsx'
import { createProductsScreen } from './myProducts.screen.tsx'
import { createOrdersScreen } from './orders.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Collection' }
export default meta

export const MyOrders = walkOf(createOrdersScreen().screen)
export const MyProducts = walkOf(createProductsScreen().screen)
export const MyBuyers = walkOf(buyersScreen)
export const AllBuyers = walkOf(allBuyersScreen)
export const AllSellers = walkOf(allSellersScreen)
export const ReportedItems = walkOf(reportedItemsScreen)
