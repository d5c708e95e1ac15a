import type { ContextFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { messages } from '../../../src/domain/messages.ts'
import { expect } from '../../patient-expect.ts'
import { letPatienceEnd } from '../held-patience.ts'
import { moneyOf } from './money.ts'
import { paymentPorts } from '../payment-wire.ts'
import { passed } from '../wire-answers.ts'
import { paymentInProduct } from '../payment.product.ts'
import type { Stage } from '../stage.ts'
import type { World } from '../world.ts'
import type { CrashFlow } from './crash.ts'
import { paymentCrashes } from './payment.crashes.ts'

const serverCalls = [paymentPorts.loadBooking, paymentPorts.createIntent, paymentPorts.savePayment]

/** The bank is answered with yes, and what the provider says of it then is not heard any more. */
async function approveUnheard({ page, held }: Stage): Promise<void> {
  await passed(await held.take(paymentPorts.authenticate.matches))
  const bank = page.frameLocator('iframe[title="Test bank"]')
  await bank.getByRole('button', { name: 'Approve' }).click()
  await (await held.take(paymentPorts.authenticate.matches)).abort()
}

/** One charge at the most; and one that stands is recorded or given back, at the latest when its buyer looks again. */
async function moneyIsSettled({ market }: World, { page }: Stage): Promise<void> {
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
    later.getByText(messages.paid).or(later.getByText('You have paid for this already.')),
  ).toBeVisible()
  expect(await isSettled()).toBe(true)
}

const notCharged = 'You were not charged.'
const asking = 'We are asking the card provider what happened.'

/** Told apart from each other, where a walk knows by its last step which of them it is in. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  'cardForm.entering': [notCharged, 'Do not pay again'],
  undetermined: [asking, 'We look again by ourselves.'],
}

function toldApart(sights: Stage['sights']): Stage['sights'] {
  const told = Object.entries(hidden).map(([name, hides]) => {
    const sight = sights[name] ?? { says: [] }
    return [name, { ...sight, hides: [...(sight.hides ?? []), ...hides] }] as const
  })
  return { ...sights, ...Object.fromEntries(told) }
}

/** What befalls a payment in the built product, and where the money is afterwards. */
export const paymentCrash: CrashFlow<ContextFrom<typeof paymentMachine>> = {
  flow: {
    ...paymentInProduct,
    async open(world, path) {
      const stage = await paymentInProduct.open(world, path)
      return { ...stage, sights: toldApart(stage.sights) }
    },
  },
  table: paymentCrashes,
  // An answer that the wire makes up says less than the provider has done; a script that is there is not waited for.
  avoids: ({ name }) =>
    /^(recallAttempt=kept|payment\.check|createIntent!refunded|confirmCard=(cardNeeded|canceled|unknown)|askProvider=authenticationNeeded)$/.test(
      name,
    ),
  perform: { authenticating: approveUnheard },
  letGo: ({ page }) => letPatienceEnd(page),
  isAuthorised: (request) => serverCalls.some(({ matches }) => matches(request)),
  afterwards: moneyIsSettled,
}
