import type { Page } from 'playwright'
import type { ProductWorld } from './stage.ts'
import { isCall, narrowed } from './wire-answers.ts'

/** What is booked, anew for each path, since a path may delete it. */
export const [camera, camcorder] = [
  'Compact camera with built-in flash',
  'Camcorder with flip-out screen',
] as const

export const loadsOrders = isCall('GET', /^\/book-product$/)

/** My Orders with these alone; the demo world's buyer has booked more. */
export const ordersOf = (...names: readonly string[]) =>
  narrowed<{ productName: string }>((orders) =>
    orders.filter(({ productName }) => names.includes(productName)),
  )

/** The demo world's buyer, who has booked both; the page has not gone to My Orders yet. */
export async function arriveWithOrders({
  market,
  visitors,
  bookings,
}: ProductWorld): Promise<{ page: Page; address: string }> {
  const page = await visitors.arrive('buyer@loppis.test')
  await bookings.book(camera)
  await bookings.book(camcorder)
  return { page, address: `${market.origin}/dashboard/my-orders` }
}

export const askToDelete = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
