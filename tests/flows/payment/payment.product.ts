import type { BrowserContext, Page, Route } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { fillCard } from '../../product/steps.ts'
import { stimulusNames } from '../../model/model.ts'
import { paymentScript } from './payment.script.ts'
import { paymentAssertions } from './payment.assertions.ts'
import { asIntent, declinedByProvider, paymentPorts } from './payment-wire.ts'
import {
  neverFailsToListen,
  nextOf,
  type ProductFlow,
  reconnect,
  type Stage,
  type StageWithRemainingSteps,
} from '../../product/stage.ts'
import { beAtOrigin } from '../../product/visitor.ts'
import { faults } from '../../product/faults.ts'
import { endPatience, holdPatience } from '../../product/held-patience.ts'
import { isBehind, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const cards = {
  succeeds: '4242 4242 4242 4242',
  asksTheBank: '4000 0025 0000 3155',
  isNoCard: '4242 4242 4242 4241',
}

/** Types the card that leads to the path's next answer of the provider. */
const typeCard = ({ page, remainingSteps }: StageWithRemainingSteps): Promise<void> =>
  fillCard(
    page,
    nextOf(remainingSteps, 'confirmCard=') === 'confirmCard=authenticationNeeded'
      ? cards.asksTheBank
      : cards.succeeds,
  )

/** Answers the bank's dialog between the provider's two status requests. */
const challenged =
  (answer: 'Approve' | 'Fail' | 'Close without an answer', then = passed) =>
  async ({ page, held }: Stage): Promise<void> => {
    await passed(await held.take(paymentPorts.authenticate.matches))
    const bank = page.frameLocator('iframe[title="Test bank"]')
    await bank.getByRole('button', { name: answer }).click()
    await then(await held.take(paymentPorts.authenticate.matches))
  }

/** Releases the script request; a page that has loaded the script does not request it again. */
async function loadCards({ page, held }: Stage): Promise<void> {
  if (await page.evaluate(() => 'Stripe' in window)) return
  await passed(await held.take(paymentPorts.loadCards.matches))
}

/**
 * Fails every request for the script until the payment reports the error: the page also prefetches the script, and a
 * failed prefetch does not fail the payment, which requests the script again.
 */
async function loseCards({ page, held }: Stage): Promise<void> {
  const lose = (route: Route) => faults['is cut before the server'](route)
  await held.wait(paymentPorts.loadCards.matches)
  await page.route('**/stripe.js', lose)
  await held.release(lose, paymentPorts.loadCards.matches)
  await page.getByRole('button', { name: /^(Try|Check) again$/ }).waitFor()
  await page.unroute('**/stripe.js', lose)
}

/** Loses the confirmation's response; the path's next `retrieveIntent` step decides whether the card is charged. */
async function loseConfirmation({ remainingSteps, held }: StageWithRemainingSteps): Promise<void> {
  const route = await held.take(paymentPorts.confirmCard.matches)
  const isCharged = nextOf(remainingSteps, 'retrieveIntent=') === 'retrieveIntent=succeeded'
  await faults[isCharged ? 'is cut after the server' : 'is cut before the server'](route)
}

/** Drives paying in the production build, as the demo buyer. */
export const paymentInProduct: ProductFlow<ContextFrom<typeof paymentMachine>> = {
  script: paymentScript,
  isApart: true,
  async open({ market, visitors, bookings }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const booking = await bookings.book()
    const address = `${market.origin}/dashboard/payment/${booking.bookingId}`
    const [recalled, ...ahead] = stimulusNames(path)
    if (recalled === 'restoreAttempt=kept') {
      const isCharged = nextOf(ahead, 'retrieveIntent=') === 'retrieveIntent=succeeded'
      await leaveAttempt(page.context(), address, isCharged)
    }
    if (recalled === 'restoreAttempt=charged') await leaveCharged(page.context(), address)
    if (recalled === 'restoreAttempt=unreadable')
      await leaveBroken(page, market.origin, booking.bookingId)
    const assertions = paymentAssertions({ ...booking, transactionId: '' })
    const held = await holdRequests(page, isBehind(paymentPorts))
    await holdPatience(page)
    await page.goto(address)
    return {
      page,
      path,
      held,
      assertions: {
        ...assertions,
        // A script that is already loaded lets the form follow at once.
        ...(stimulusNames(path).filter((name) => name === 'loadCards=ready').length > 1 && {
          loadingCards: { shows: [`Payment for ${booking.productName}`] },
        }),
      },
    }
  },
  ports: paymentPorts,
  actions: {
    'connection.restored': reconnect,
    // The local storage is read synchronously.
    'restoreAttempt=none': async () => undefined,
    'card.changed=complete': typeCard,
    'card.changed=invalid': ({ page }) => fillCard(page, cards.isNoCard),
    async 'pay.submit'(stage) {
      await typeCard(stage)
      await stage.page.getByRole('button', { name: /^Pay \$/ }).click()
    },
    'payment.retry': ({ page }) =>
      page
        .getByRole('button', { name: /^(Try again|Refresh|See the new price|Hold it again)$/ })
        .click(),
    'payment.check': ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
    'save.retry': ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
    'after.processingPollInterval': ({ page }) => endPatience(page),
    'loadCards=ready': loadCards,
    'loadCards!noAnswer': loseCards,
    'confirmCard!noAnswer': loseConfirmation,
    'authenticate=succeeded': challenged('Approve'),
    'authenticate=authenticationRefused': challenged('Fail'),
    'authenticate=authenticationAbandoned': challenged('Close without an answer'),
    'authenticate=processing': challenged('Approve', asIntent.processing),
    'authenticate=canceled': challenged('Approve', asIntent.canceled),
    'authenticate=declined': async ({ held }) =>
      declinedByProvider(await held.take(paymentPorts.authenticate.matches)),
  },
  arrives: ({ name }) => /^restoreAttempt=(none|kept|charged|unreadable)$/.test(name),
  fleeting: 'recalling',
  unreachable: {
    ...neverFailsToListen,
    'watchHold!': 'A timer cannot fail.',
    'watchBooking!': 'The stream of the header, which is observed here, reports its own failures.',
    'hold.ended':
      'A hold of the server lasts 15 minutes; tests/client/held-payment.test.ts lets it end.',
    'booking.read=':
      'A change of another buyer leads to it: tests/client/held-payment.test.ts makes one.',
    'restoreAttempt!': 'If the local storage is unavailable, the page keeps the attempt in memory.',
  },
  ends: {
    'retrieveIntent=cardNeeded': 'The script of the provider is loaded and cannot fail any more.',
    'authenticate=canceled': 'The provider has charged by then, whatever response is mocked.',
  },
}

/** Stores a truncated entry, as an earlier visit may have left it. */
async function leaveBroken(page: Page, origin: string, bookingId: string) {
  await beAtOrigin(page, origin)
  const key = `loppis.paymentAttempt.v1/${bookingId}/buyer%40loppis.test`
  await page.evaluate((of) => localStorage.setItem(of, '{"version":1,"bookingId":'), key)
}

/** Closes an earlier visit's tab during the confirmation: after the charge, or before the provider's receipt of it. */
async function leaveAttempt(context: BrowserContext, address: string, isCharged: boolean) {
  const page = await context.newPage()
  await page.goto(address)
  await fillCard(page, cards.succeeds)
  const left = Promise.withResolvers<void>()
  await page.route('**/payment_intents/**', async (route, request) => {
    // Status requests after the confirmation stay unanswered: the visit ends here.
    if (request.method() === 'GET') return
    if (isCharged) await route.fetch()
    left.resolve()
    // Playwright sends held requests when their page closes.
    await route.abort()
  })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await left.promise
  await page.close()
}

/** Closes an earlier visit's tab after the charge, while the server has not received the record. */
async function leaveCharged(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address)
  await page.route('**/save-payment-info', (route) => route.abort())
  await fillCard(page, cards.succeeds)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: 'Check again' }).and(page.locator(':enabled')).waitFor()
  await page.close()
}
