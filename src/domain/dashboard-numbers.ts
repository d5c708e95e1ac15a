import { type Order, standingOf } from './booking.ts'
import type { Seller } from './member.ts'
import type { Product } from './product.ts'
import type { ReportedProduct } from './reported-item.ts'
import type { Sale } from './sale.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A buyer's orders: how many there are, and what they come to in US dollars. */
export function ordersInNumbers(orders: readonly Order[], buyerEmail: string) {
  const standing = (...wanted: readonly string[]) =>
    orders.filter((order) => wanted.includes(standingOf(order, buyerEmail)))
  const [toPay, paid] = [standing('payable', 'unsettled'), standing('paid')]
  return {
    toPay: { count: toPay.length, amount: sum(toPay.map(({ price }) => price)) },
    paid: { count: paid.length, amount: sum(paid.map(({ price }) => price)) },
    unavailable: orders.length - toPay.length - paid.length,
  }
}

/** What a seller has listed: what is to be had still, of that what is advertised, and what is sold. */
export function productsInNumbers(products: readonly Product[]) {
  const open = products.filter(({ isSold }) => !isSold)
  const advertised = open.filter(({ isAdvertised }) => isAdvertised).length
  return { advertised, quiet: open.length - advertised, sold: products.length - open.length }
}

/** How many months are shown, the present one among them. */
const MONTHS = 6

/** `start`: the month's first moment by the reader's clock. */
type MonthOfSales = { start: Date; amount: number }

/** What sales came to, month by month, the latest last; null where the server does not say when something was sold. */
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

/** What sales came to altogether, in US dollars. */
export const earnings = (sales: readonly Sale[]): number => sum(sales.map(({ price }) => price))

export function sellersInNumbers(sellers: readonly Seller[]) {
  const verified = sellers.filter(({ isVerified }) => isVerified).length
  return { verified, toVerify: sellers.length - verified }
}

/** Reported items: what is still there, and what is gone since, whose reports have only to be looked at. */
export function reportsInNumbers(items: readonly ReportedProduct[]) {
  const gone = items.filter(({ product, isUnreadable }) => product === null && !isUnreadable).length
  return { there: items.length - gone, gone }
}
