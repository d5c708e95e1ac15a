import type { Meta, StoryObj } from '@storybook/react-vite'
import { reportedItemsMachine, sellersMachine } from '../../actors/admin.ts'
import { orderReviewsMachine } from '../../actors/orderReviews.ts'
import { ordersMachine } from '../../actors/orders.ts'
import { salesMachine, sellerProductsMachine } from '../../actors/seller-products.ts'
import { reported, sellers } from '../admin/admin-story-fixtures.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { orderReviews } from '../orderReviews/order-review-story-fixtures.ts'
import { listed, listedWithStates, sales } from '../seller-story-fixtures.ts'
import { buyer, orders, seller, viewers } from '../story-fixtures.ts'
import { AdminStats } from './AdminStats.tsx'
import { BuyerStats } from './BuyerStats.tsx'
import { noOrderReviews } from '../../domain/order-review.ts'
import { DashboardView } from './DashboardView.tsx'
import { SellerStats } from './SellerStats.tsx'

const meta: Meta<typeof DashboardView> = {
  title: 'Screens/Dashboard/Stats',
  component: DashboardView,
  argTypes: {
    viewer: { control: false },
    children: { control: false },
    below: { control: false },
  },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DashboardView>

const send = () => undefined
const now = () => new Date(2026, 4, 1)
const booked = statesOf(ordersMachine, orders, buyer.email)
const products = statesOf(sellerProductsMachine, listed, seller.email)
const productsWithStates = statesOf(sellerProductsMachine, listedWithStates, seller.email)
const sold = statesOf(salesMachine, sales, seller.email)
const soldByMonth = statesOf(
  salesMachine,
  sales.map((sale, month) => ({ ...sale, soldAt: new Date(2026, 2 + month, 3).toISOString() })),
  seller.email,
)
const reports = statesOf(reportedItemsMachine, reported)
const members = statesOf(sellersMachine, sellers)
const reviews = statesOf(orderReviewsMachine, orderReviews)

const ofBuyer = (state: typeof booked.browsing): Story => ({
  args: { viewer: viewers.buyer },
  render: (args) => (
    <DashboardView {...args}>
      <BuyerStats email={buyer.email} orders={{ state, send }} />
    </DashboardView>
  ),
})
const ofSeller = (listing: typeof products.browsing, sale: typeof sold.browsing): Story => ({
  args: { viewer: viewers.seller },
  render: (args) => (
    <DashboardView {...args}>
      <SellerStats now={now} products={{ state: listing, send }} sales={{ state: sale, send }} />
    </DashboardView>
  ),
})

export const Buyer = ofBuyer(booked.browsing)
export const BuyerLoading = ofBuyer(booked.loading)
export const BuyerOfNothing = ofBuyer(booked.empty)
export const BuyerFailed = ofBuyer(booked.failed)
export const Seller = ofSeller(products.browsing, soldByMonth.browsing)
export const SellerWithListings = ofSeller(productsWithStates.browsing, soldByMonth.browsing)
export const SellerWithoutDates = ofSeller(products.browsing, sold.browsing)
export const SellerOfNothing = ofSeller(products.empty, sold.empty)
const ofAdmin = (review: typeof reviews.browsing): Story => ({
  args: { viewer: viewers.admin },
  render: (args) => (
    <DashboardView {...args}>
      <AdminStats
        orders={{ state: review, send }}
        reported={{ state: reports.browsing, send }}
        sellers={{ state: members.browsing, send }}
      />
    </DashboardView>
  ),
})
export const Admin = ofAdmin(reviews.browsing)
/** A server that has no orders to review. */
export const AdminWithoutReviews = ofAdmin({
  ...reviews.failed,
  context: { ...reviews.failed.context, failure: noOrderReviews },
})
