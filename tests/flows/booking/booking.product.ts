import type { Page, Request } from 'playwright'
import { expect } from '../../browser/patient-expect.ts'
import type { ContextFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import { productCard } from '../../product/steps.ts'
import { drafted, bookingScript } from './booking.script.ts'
import { stimulusNames } from '../../model/model.ts'
import { close } from './booking.flow.ts'
import type { Assertion } from '../../screen/screen.ts'
import { performOnPage } from '../../product/page-driver.ts'
import type { ProductFixture, ProductFlow, Stage } from '../../product/stage.ts'
import { phoneCheckFailures, phoneChecks } from '../../product/phone-check.ts'
import { storeDraft } from '../../product/stored-draft.ts'
import { becomeGuest, identify, openCameras, userOf } from '../session/unidentified.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'
const PRODUCT_ID = 'rangefinder-film-camera'

const BUYER = 'buyer@loppis.test'
const RADIO = 'Table radio with telescopic aerial'
const BUSY = 'busy: Buy now'

const UNCONFIRMED = "We couldn't confirm your booking."

const form = (...says: string[]): Assertion => ({
  shows: ['Book Now', 'Phone number', 'Meeting location', ...says],
  hides: ['busy: Book for free', ...(says.includes(UNCONFIRMED) ? [] : [UNCONFIRMED])],
})

const toLogin: Assertion = { shows: ['Login', 'Please Login first.'], hides: [PRODUCT] }

const assertions: Readonly<Record<string, Assertion>> = {
  closed: {
    shows: [PRODUCT, 'Buy now'],
    hides: ['Phone number', 'can no longer be booked.', BUSY],
  },
  'closed by identifyViewer=guest': toLogin,
  identifying: { shows: [PRODUCT, RADIO, BUSY], hides: ['Phone number', 'Please Login first.'] },
  'open.form.editing': form(),
  'open.form.editing by booking.submit=noPhone': form('Your Contact Number is required'),
  'open.form.editing by checkPhone=invalid': form("This isn't a valid phone number."),
  'open.checking': { shows: ['Book Now', 'busy: Book for free'], hides: ['added successfully'] },
  'open.form.failed': form(UNCONFIRMED),
  'open.saving': { shows: ['Book Now', 'busy: Book for free'], hides: ['added successfully'] },
  'open.unavailable': { shows: [`${PRODUCT} can no longer be booked.`], hides: ['Phone number'] },
  booked: {
    shows: ['My Orders', `Your booking for ${PRODUCT} has been added successfully.`],
    hides: ['Phone number'],
  },
}

const buy = ({ page }: Stage, product: string) =>
  productCard(page, product).getByRole('button', { name: 'Buy now' }).click()

async function submit(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByLabel('Meeting location').fill('The library steps')
  await dialog.getByRole('button', { name: 'Book for free' }).click()
}

const books = (request: Request) =>
  request.method() === 'PUT' && request.url().endsWith('/book-product')

/** Deletes the booking of an earlier path: Book Now has no form for a product that the buyer has booked. */
async function deleteBooking({ market, visitors }: ProductFixture): Promise<void> {
  const token = await visitors.tokenOf(BUYER)
  const call = (method: string, query: Record<string, string>) =>
    fetch(`${market.origin}/book-product?${new URLSearchParams({ email: BUYER, ...query })}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
  const bookings: { productId: string; productName: string }[] = await (
    await call('GET', {})
  ).json()
  for (const { productId, productName } of bookings) {
    if (productName === PRODUCT) await call('DELETE', { id: productId })
  }
}

/** Drives Book Now in the production build. */
export const bookingInProduct: ProductFlow<ContextFrom<typeof bookingMachine>> = {
  script: bookingScript,
  async open(world, path) {
    await deleteBooking(world)
    const productList = await openCameras(world, path, books)
    await expect(productCard(productList.page, PRODUCT)).toBeVisible()
    if (stimulusNames(path).includes('draft.recalled')) {
      const draft = { kind: 'booking', email: userOf(path), productId: PRODUCT_ID } as const
      await storeDraft(productList.page, draft, drafted)
    }
    return { ...productList, assertions }
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
  actions: {
    'booking.open': (stage) => buy(stage, PRODUCT),
    'booking.open=radio': (stage) => buy(stage, RADIO),
    // Local storage is read as the modal opens.
    'draft.recalled': ({ page }) =>
      expect(page.getByLabel('Meeting location')).toHaveValue(drafted.location),
    'booking.change': ({ page }) => page.getByLabel('Meeting location').fill('The town hall'),
    'booking.submit=complete': ({ page, remainingSteps }) =>
      submit(page, remainingSteps[0] === 'checkPhone=invalid' ? '12' : '+1 206 555 0123'),
    'booking.submit=noPhone': ({ page }) => submit(page, ' '),
    ...phoneChecks,
    'booking.close': performOnPage({ press: close }),
    'identifyViewer=guest': identify,
    'identifyViewer=buyer': identify,
    'identifyViewer=seller': identify,
    'identifyViewer=admin': identify,
    'viewer.changed=guest': becomeGuest,
  },
  arrives: () => false,
  fleeting: 'open.checking',
  unreachable: {
    ...phoneCheckFailures,
    'viewer.changed=':
      'Another user signs in only after the first has logged out, which closes the modal.',
    'resumeBooking!': 'A browser without storage keeps no product and reports no error.',
    'recallDraft!': 'A browser without storage has no draft and reports no error.',
    'watchViewer!': 'The session is an actor of the same page; subscribing to it cannot fail.',
  },
  ends: {
    'identifyViewer=guest': 'The page then belongs to the login.',
    'booking.close': 'A dialog that opens again knows the viewer already.',
  },
}
