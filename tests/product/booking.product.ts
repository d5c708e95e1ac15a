import type { Page, Request } from 'playwright'
import { expect } from 'playwright/test'
import type { ContextFrom } from 'xstate'
import type { bookingMachine } from '../../machines/booking.machine.ts'
import { openCategory, productCard } from '../journeys/steps.ts'
import { bookingScript } from '../models/booking.events.ts'
import type { Path } from '../models/model.ts'
import { close } from '../screens/booking.acts.ts'
import type { Sight } from '../screens/screen.ts'
import { asOnScreen } from './page-hands.ts'
import { logOutInAnotherTab } from './session-gestures.ts'
import type { ProductFlow } from './stage.ts'
import { holdRequests } from './wire.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

const NOT_SAVED = 'Your booking was not saved.'

const form = (...says: string[]): Sight => ({
  says: ['Book Now', 'Phone number', 'Meeting location', ...says],
  hides: ['busy: Submit', ...(says.includes(NOT_SAVED) ? [] : [NOT_SAVED])],
})

const sights: Readonly<Record<string, Sight>> = {
  closed: { says: [PRODUCT, 'Buy now'], hides: ['Phone number', 'cannot be booked any more.'] },
  'closed by booking.open': { says: ['Login', 'Please Login first.'] },
  'open.form.editing': form(),
  'open.form.editing by booking.submit=noPhone': form('Your Contact Number is required'),
  'open.form.failed': form(NOT_SAVED),
  'open.saving': { says: ['Book Now', 'busy: Submit'], hides: ['added successfully'] },
  'open.unavailable': { says: [`${PRODUCT} cannot be booked any more.`], hides: ['Phone number'] },
  booked: {
    says: ['My Orders', `Your booking for ${PRODUCT} has been added successfully.`],
    hides: ['Phone number'],
  },
}

async function submit(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByLabel('Meeting location').fill('The library steps')
  await dialog.getByRole('button', { name: 'Submit' }).click()
}

const ARRIVES = /^viewer\.changed=(guest|buyer|seller|admin)$/

/** Who looks is settled before the page opens, by the first step of a path. */
function accountOf({ steps }: Path): string | null {
  const role = ARRIVES.exec(steps[0]?.stimulus.name ?? '')?.[1]
  return role === undefined || role === 'guest' ? null : `${role}@loppis.test`
}

const books = (request: Request) =>
  request.method() === 'PUT' && request.url().endsWith('/book-product')

/** Book Now in the built product. */
export const bookingInProduct: ProductFlow<ContextFrom<typeof bookingMachine>> = {
  script: bookingScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(accountOf(path))
    const held = await holdRequests(page, books)
    await page.goto(market.origin)
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, PRODUCT)).toBeVisible()
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports: {
    book: {
      matches: books,
      answers: {
        acknowledged: (route) => route.continue(),
        refused: (route) => route.fulfill({ json: { acknowledged: false } }),
      },
    },
  },
  gestures: {
    'booking.open': ({ page }) =>
      productCard(page, PRODUCT).getByRole('button', { name: 'Buy now' }).click(),
    'booking.submit=complete': ({ page }) => submit(page, '+1 555 0123'),
    'booking.submit=noPhone': ({ page }) => submit(page, ' '),
    'booking.close': asOnScreen({ press: close }),
    'viewer.changed=guest': logOutInAnotherTab,
  },
  arrives: ({ name }) => ARRIVES.test(name),
  outOfReach: {
    'watchViewer!': 'The session is an actor of the same page; listening to it cannot fail.',
  },
}
