import type { Order } from './booking.ts'
import type { OrderGroup, ProductGroup } from './constants.ts'
import { isInProductGroup, reportGroup, sellerGroup } from './list-groups.ts'
import type { Seller } from './member.ts'
import { orderGroup } from './order-groups.ts'
import { isSaleUndone, keptAmount } from './order-progress.ts'
import { isToDecide, type OrderReview } from './order-review.ts'
import type { ReportedProduct } from './reported-item.ts'
import type { Sale } from './sale.ts'
import type { SellerProduct } from './seller-product.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Returns the counts of a buyer's orders and their amounts in US dollars, without what came back. `bought`: the paid
 * orders that were not undone.
 */
export function orderStats(orders: readonly Order[], buyerEmail: string) {
  const groupOf = (group: OrderGroup) =>
    orders.filter((order) => orderGroup(order, buyerEmail) === group)
  const toPay = groupOf('toPay')
  const paid = groupOf('paid')
  return {
    toPay: { count: toPay.length, amount: sum(toPay.map(({ price }) => price)) },
    paid: {
      count: paid.length,
      bought: paid.filter((order) => !isSaleUndone(order)).length,
      amount: sum(paid.map(keptAmount)),
    },
    unavailable: orders.length - toPay.length - paid.length,
  }
}

/** Counts a seller's products: for sale and advertised, for sale and not (`quiet`), not for sale (`hidden`), and sold. */
export function productStats(products: readonly SellerProduct[]) {
  const countOf = (group: ProductGroup) =>
    products.filter((product) => isInProductGroup(product, group)).length
  return {
    advertised: countOf('advertised'),
    quiet: countOf('notAdvertised'),
    hidden: countOf('notForSale'),
    sold: countOf('sold'),
  }
}

/** The number of months shown, including the current month. */
const MONTHS = 6

/** `start`: the first moment of the month in local time. `amount`: US dollars. */
type MonthOfSales = { start: Date; amount: number }

/** Returns the earnings of each month, latest last; null when the server omits `soldAt` for any sale. */
export function earningsByMonth(sales: readonly Sale[], now: Date): MonthOfSales[] | null {
  if (sales.some(({ soldAt }) => soldAt === undefined)) return null
  return Array.from({ length: MONTHS }, (_, index) => {
    const start = new Date(now.getFullYear(), now.getMonth() - MONTHS + 1 + index)
    const end = new Date(start.getFullYear(), start.getMonth() + 1)
    const inMonth = sales.filter(({ soldAt = '' }) => {
      const sold = new Date(soldAt)
      return sold >= start && sold < end
    })
    return { start, amount: earnings(inMonth) }
  })
}

/** Returns the total of all sales in US dollars, without what went back to their buyers. */
export const earnings = (sales: readonly Sale[]): number => sum(sales.map(keptAmount))

/** Returns the number of sales that were not undone. */
export const countSold = (sales: readonly Sale[]): number =>
  sales.filter((sale) => !isSaleUndone(sale)).length

export function sellerStats(sellers: readonly Seller[]) {
  const verified = sellers.filter((seller) => sellerGroup(seller) === 'verified').length
  return { verified, toVerify: sellers.length - verified }
}

/** Counts reported products that still exist and those already deleted, whose reports only need a review. */
export function reportStats(items: readonly ReportedProduct[]) {
  const gone = items.filter((item) => reportGroup(item) === 'deleted').length
  return { there: items.length - gone, gone }
}

/** Counts the orders that wait for an admin: those to decide, and those whose money needs a look. */
export function orderReviewStats(orders: readonly OrderReview[]) {
  const toDecide = orders.filter(isToDecide).length
  return { toDecide, money: orders.length - toDecide }
}
