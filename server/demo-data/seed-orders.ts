import { db, run } from '../database/sql.ts'
import { readUser } from '../users/users.ts'
import { lockFlow } from '../flows/engine.ts'
import { endByPayment } from '../use-cases/end-listing.ts'
import { listingFlow } from '../listings/listing.ts'
import { openOrder } from '../orders/order.ts'
import { sendOrderEvent } from '../orders/send.ts'
import { type DemoMarket, type Happening, payByCard, setUpPayouts } from './demo-market.ts'
import { type DaysBefore, insertBooking, insertPayment } from './insert.ts'
import { orders, sellersWithAccount } from './orders.ts'
import { sendReviewEvent } from '../reviews/send.ts'
import { admin } from './people.ts'
import { sellers } from './sellers.ts'
import type { SeedOrder, SeedStep } from './shapes.ts'
import type { DemoProduct } from './stock.ts'

/** When the sellers set up their payout accounts: before every order. */
export const ACCOUNTS_DAYS_AGO = 60
const SUCCEEDS = 'pm_card_visa'

const orderIdOf = ({ product }: SeedOrder) => `payment-${product}`

/** The orders whose transfers the provider refuses. */
export const ordersWithoutTransfer: readonly string[] = orders
  .filter((order) => order.refusesTransfers)
  .map(orderIdOf)

/** Returns what happens to the demo orders. */
export const orderCourses = (
  market: DemoMarket,
  stocked: readonly DemoProduct[],
  daysBefore: DaysBefore,
): Happening[] =>
  orders.flatMap((order) => {
    const item = stocked.find(({ product }) => product.id === order.product)
    if (item === undefined) throw new Error(`The demo world has no '${order.product}' to buy.`)
    return courseOf(market, order, item, daysBefore)
  })

/** Returns that the sellers set up their payout accounts. */
export function accounts(market: DemoMarket): Happening[] {
  return sellers
    .filter(({ id }) => sellersWithAccount.has(id))
    .map((seller) => ({
      daysAgo: ACCOUNTS_DAYS_AGO,
      happen: () => setUpPayouts(market, seller),
    }))
}

/** Returns what happens to an order: it is booked and paid, and then its steps. */
function courseOf(
  market: DemoMarket,
  order: SeedOrder,
  { product }: DemoProduct,
  daysBefore: DaysBefore,
): Happening[] {
  const { buyer, meetingLocation, paidDaysAgo, card = SUCCEEDS } = order
  const priceCents = product.askingPrice * 100
  const booking = { buyer, productId: product.id, priceCents, meetingLocation }
  const people = { buyer: `buyer-${buyer}`, seller: `seller-${product.seller}`, admin: admin.id }
  return [
    {
      daysAgo: paidDaysAgo,
      happen: async () => {
        const { database } = market
        const createdAt = daysBefore(paidDaysAgo + 1)
        const bookingId = await insertBooking(database, { ...booking, createdAt })
        const payment = { bookingId, productId: product.id, amountCents: priceCents }
        const paid = await payByCard(market, { ...payment, card })
        await recordPayment(market, { ...booking, ...paid, sellerId: people.seller })
      },
    },
    ...order.steps.map((step) => ({
      daysAgo: step.daysAgo,
      happen: () => takeStep(market, orderIdOf(order), { step, people, send: sendOrderEvent }),
    })),
    ...(order.reviews ?? []).map((step) => ({
      daysAgo: step.daysAgo,
      happen: () => takeStep(market, orderIdOf(order), { step, people, send: sendReviewEvent }),
    })),
  ]
}

async function recordPayment(
  { database, clock }: DemoMarket,
  payment: Parameters<typeof insertPayment>[1] & { sellerId: string },
): Promise<void> {
  const { id, buyerId } = await insertPayment(database, payment)
  const { productId, priceCents, sellerId } = payment
  // An item for which nobody bargained has no listing yet.
  const listing = await lockFlow(database, listingFlow, productId)
  await endByPayment(database, listing, { buyerId, at: clock() })
  await run(database, db.updateTable('products').set({ is_sold: true }).where('id', '=', productId))
  await openOrder(database, { id, cents: priceCents, buyerId, sellerId, at: clock() })
}

type Sending = {
  step: SeedStep
  /** The ids of the people, by role. */
  people: Readonly<Record<string, string>>
  send: typeof sendOrderEvent | typeof sendReviewEvent
}

async function takeStep(
  market: DemoMarket,
  id: string,
  { step, people, send }: Sending,
): Promise<void> {
  const [role = ''] = step.event.split('.')
  const viewer = await readUser(market.database, people[role] ?? '')
  if (viewer === null) throw new Error(`The demo world has nobody for '${step.event}'.`)
  try {
    await send(market, viewer, { id, body: step })
  } catch (cause) {
    throw new Error(`The demo order ${id} does not take ${step.event}.`, { cause })
  }
}
