import type { Page } from 'playwright'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { ScreenName } from '../../src/domain/destinations.ts'
import { routeOf, screenNames } from '../../src/screens/paths.ts'
import { expect } from '../browser/patient-expect.ts'

const signedIn = ['buyer', 'seller', 'admin'] as const

/** The viewers of the screens: a guest, and a user of each role. */
export const onlookers = ['guest', ...signedIn] as const
type Onlooker = (typeof onlookers)[number]

/** Returns the account of an onlooker, as an option of `visit`. */
export const accountOf = (onlooker: Onlooker) =>
  onlooker === 'guest' ? {} : ({ as: `${onlooker}@loppis.test` } as const)

/** Returns the viewers of a screen: guests, or the users in whose menu it is, or all of them. */
function onlookersOf(screen: ScreenName): readonly Onlooker[] {
  const { access, menu } = routeOf(screen)
  // The server refuses it to everybody else.
  if (screen === 'orderReviews' || screen === 'adminSearch' || screen === 'auditLog')
    return ['admin']
  if (access === 'anyone') return ['guest']
  if (access === 'seller') return ['seller']
  return menu === null || menu.extension !== undefined
    ? signedIn
    : signedIn.filter((role) => menu.places[role] !== undefined)
}

/** Opens the screen at this address and waits until it is fully rendered. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
  await expect(page.getByRole('main').locator('output')).toHaveCount(0)
  await expect(page.getByText(specMessages.en.routingError)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Returns the paths of a role's screens, with the ids of the demo data filled in. */
export async function pathsOf(page: Page, origin: string, onlooker: Onlooker): Promise<string[]> {
  const patterns = screenNames
    .filter((screen) => onlookersOf(screen).includes(onlooker))
    .map((screen) => routeOf(screen).path)
  const ids: Record<string, string> = {}
  if (onlooker === 'guest') {
    const answer = await page.request.get(`${origin}/get-categories`)
    ids[':categoryId'] = (await answer.json())[0]._id
    const products = await page.request.get(`${origin}/v2/home-advertisements`)
    ids[':productId'] = (await products.json())[0]._id
    ids[':page'] = 'protection'
  }
  if (onlooker === 'buyer') {
    await page.goto(`${origin}/dashboard/my-orders`)
    const pay = page.getByRole('row').locator('a[href*="/payment/"]').first()
    ids[':bookingId'] = (await pay.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  // Without an id there is no such page for this role: only a buyer has bookings to pay.
  return patterns
    .map((pattern) => pattern.replace(/:\w+/, (id) => ids[id] ?? id))
    .filter((path) => !path.includes(':'))
}
