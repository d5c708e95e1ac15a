import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { expect } from '../../browser/patient-expect.ts'
import { letPatienceEnd } from '../../product/held-patience.ts'
import { moneyOf } from '../../product/money.ts'
import { paymentPorts } from './payment-wire.ts'
import { passed } from '../../product/wire-answers.ts'
import { paymentInProduct } from './payment.product.ts'
import type { Stage } from '../../product/stage.ts'
import type { AppFixture } from '../../product/app-fixture.ts'
import type { CrashFlow } from '../../product/crash.ts'
import { paymentCrashes } from './payment.crashes.ts'

const serverCalls = [paymentPorts.loadBooking, paymentPorts.createIntent, paymentPorts.savePayment]

/** Approves the challenge at the bank; the provider's response to the page is lost. */
async function approveUnheard({ page, held }: Stage): Promise<void> {
  await passed(await held.take(paymentPorts.authenticate.matches))
  const bank = page.frameLocator('iframe[title="Test bank"]')
  await bank.getByRole('button', { name: 'Approve' }).click()
  await (await held.take(paymentPorts.authenticate.matches)).abort()
}

/** Asserts at most one charge, which is recorded or refunded, at the latest when the buyer opens the page again. */
async function moneyIsSettled({ market }: AppFixture, { page }: Stage): Promise<void> {
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const isSettled = async () => {
    const { charges, refunds, recorded } = await moneyOf(market, bookingId)
    expect(charges).toBeLessThanOrEqual(1)
    expect(recorded).toBeLessThanOrEqual(1)
    return charges === recorded || charges === refunds
  }
  if (await isSettled()) return
  const later = await page.context().newPage()
  await later.goto(page.url())
  await expect(
    later.getByText(specMessages.en.paid).or(later.getByText("You've already paid for this.")),
  ).toBeVisible()
  expect(await isSettled()).toBe(true)
}

const notCharged = 'You were not charged.'
const asking = "We're checking with the card provider."

/** Text that is absent in these states; a walk tells them apart by its last step, which a crash test lacks. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  awaitingCard: [notCharged, 'Do not pay again'],
  creatingIntent: [notCharged, 'Do not pay again'],
  'cardForm.entering': [notCharged, 'Do not pay again'],
  undetermined: [asking, 'This page updates itself.'],
}

function toldApart(assertions: Stage['assertions']): Stage['assertions'] {
  const told = Object.entries(hidden).map(([name, hides]) => {
    const assertion = assertions[name] ?? { shows: [] }
    return [name, { ...assertion, hides: [...(assertion.hides ?? []), ...hides] }] as const
  })
  return { ...assertions, ...Object.fromEntries(told) }
}

/** Crash tests for a payment in the production build, including where the money ends up. */
export const paymentCrash: CrashFlow<ContextFrom<typeof paymentMachine>> = {
  flow: {
    ...paymentInProduct,
    async open(world, path) {
      const stage = await paymentInProduct.open(world, path)
      return { ...stage, assertions: toldApart(stage.assertions) }
    },
  },
  table: paymentCrashes,
  // A mocked response contradicts what the provider has done; a script that is already loaded is not requested again.
  avoids: ({ name }) =>
    /^(restoreAttempt=(kept|charged)|payment\.check|createIntent!refunded|confirmCard=(cardNeeded|canceled|unknown)|retrieveIntent=authenticationNeeded)$/.test(
      name,
    ),
  perform: { authenticating: approveUnheard },
  letGo: ({ page }) => letPatienceEnd(page),
  isAuthorised: (request) => serverCalls.some(({ matches }) => matches(request)),
  afterwards: moneyIsSettled,
}
