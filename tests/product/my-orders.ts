import type { Page } from 'playwright'
import type { ProductFixture } from './stage.ts'
import { isCall, narrowed } from './wire-answers.ts'

/** Each path books these again, since a path may delete a booking. */
export const [camera, camcorder] = [
  'Compact camera with built-in flash',
  'Camcorder with flip-out screen',
] as const

export const loadsOrders = isCall('GET', /^\/book-product$/)

/** Keeps only these orders; the demo buyer has booked more. */
export const ordersOf = (...names: readonly string[]) =>
  narrowed<{ productName: string }>((orders) =>
    orders.filter(({ productName }) => names.includes(productName)),
  )

/** Opens a page for the demo buyer, who has booked both products; it has not navigated to My Orders yet. */
export async function arriveWithOrders({
  market,
  visitors,
  bookings,
}: ProductFixture): Promise<{ page: Page; address: string }> {
  const page = await visitors.arrive('buyer@loppis.test')
  await bookings.book(camera)
  await bookings.book(camcorder)
  return { page, address: `${market.origin}/dashboard/my-orders` }
}

/** The user looks at another tab, and returns. */
export const returnToPage = ({ page }: { page: Page }) =>
  page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

export const askToDelete = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
