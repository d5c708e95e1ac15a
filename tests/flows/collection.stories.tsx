import type { Meta } from '@storybook/react-vite'
import { allBuyersScreen, allSellersScreen, reportedItemsScreen } from '../screens/admin.screen.tsx'
import { buyersScreen } from '../screens/my-buyers.screen.tsx'
import { createProductsScreen } from '../screens/my-products.screen.tsx'
import { createOrdersScreen } from '../screens/orders.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Collection' }
export default meta

export const MyOrders = walkOf(createOrdersScreen().screen)
export const MyProducts = walkOf(createProductsScreen().screen)
export const MyBuyers = walkOf(buyersScreen)
export const AllBuyers = walkOf(allBuyersScreen)
export const AllSellers = walkOf(allSellersScreen)
export const ReportedItems = walkOf(reportedItemsScreen)
