import { createActor } from 'xstate'
import type { PaymentState } from '../../src/screens/payment/payment-state.ts'
import type { Card } from '../../tools/walks/bank.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import { wordsOfPayment } from './payment-page.tsx'
import type { Port, Scenario } from './scenario.ts'

const CONFIRM = 'POST /standins/cards/v1/payment_intents/:id/confirm'
const ASK = 'GET /standins/cards/v1/payment_intents/:id'

type Payment = {
  port: string
  call: CallName
  card?: Card
  isLeftBehind?: boolean
  before?: CallName
}

/** The first card input, which creates the intent. */
const firstInput = { type: 'card.changed', message: null } as const

const payments: readonly Payment[] = [
  { port: 'loadBooking', call: 'GET /payment-booking/:id' },
  { port: 'createIntent', call: 'POST /create-payment-intent' },
  { port: 'confirmCard', call: CONFIRM },
  { port: 'authenticate', call: 'POST /standins/cards/challenges/:id', card: 'challenged' },
  { port: 'retrieveIntent', call: ASK, before: CONFIRM },
  { port: 'retrieveIntent of an earlier visit', call: ASK, isLeftBehind: true },
  { port: 'savePayment', call: 'POST /save-payment-info' },
]

async function openPayment(
  market: FaultyApp,
  { card = 'good', isLeftBehind = false, before }: Payment,
): Promise<Scenario> {
  const stall = await market.createTestData()
  const page = openPage(market, stall.buyer)
  await page.start()
  await page.book(stall)
  const [booking] = await page.api.getBookings(stall.buyer.email)
  const input = { bookingId: booking?._id ?? '', buyerEmail: stall.buyer.email }
  const open = () => createActor(page.machines.payment, { input })
  let actor: ReturnType<typeof open> | null = null
  const state = () => actor?.getSnapshot()
  const isAsking = () => state()?.matches('authenticating') === true && page.bank.isAsking()
  const reopen = () => {
    actor?.stop()
    actor = open().start()
  }
  const press = () => {
    actor?.send(firstInput)
    for (const type of ['pay.submit', 'payment.retry', 'payment.check', 'save.retry'] as const) {
      actor?.send({ type })
    }
  }
  page.bank.type(card)
  if (isLeftBehind) await leaveBehind(market, page, input)
  if (before !== undefined) {
    market.breakdown.inject({ call: before, fault: 'is cut after the server' })
  }
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => isAsking() || (state()?.hasTag('busy') !== true && !page.isPending()),
    isDone: () => state()?.hasTag('recorded') === true,
    showsFailure() {
      const now = state()
      return now !== undefined && !isAsking() && !isQuiet(now)
    },
    visibleText: () => {
      const now = state()
      return now === undefined ? [] : wordsOfPayment(now)
    },
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) {
        await page.signInAgain()
        return reopen()
      }
      if (isAsking()) return page.bank.answer('approve')
      // A final state offers no action, so the user opens the page again.
      if (actor === null || state()?.status === 'done') return reopen()
      return press()
    },
    repeatAction: press,
    serverProblems: () => wrongsOf(market, input.bookingId),
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** The page waits for the buyer's card and has nothing to report. */
const isQuiet = (state: PaymentState) =>
  state.matches('awaitingCard') || state.matches({ cardForm: 'entering' })

/** Simulates an earlier visit that was interrupted after the charge, before the page learned of it. */
async function leaveBehind(
  market: FaultyApp,
  { machines }: Page,
  input: { bookingId: string; buyerEmail: string },
): Promise<void> {
  market.breakdown.inject(
    { call: CONFIRM, fault: 'is cut after the server' },
    { call: ASK, fault: 'is cut before the server' },
  )
  const actor = createActor(machines.payment, { input }).start()
  const reached = (name: 'awaitingCard' | 'cardForm' | 'undetermined') =>
    new Promise<void>((resolve) => {
      if (actor.getSnapshot().matches(name)) resolve()
      actor.subscribe((state) => state.matches(name) && resolve())
    })
  await reached('awaitingCard')
  actor.send(firstInput)
  await reached('cardForm')
  actor.send({ type: 'pay.submit' })
  await reached('undetermined')
  actor.stop()
}

/** Returns which of these counts is not one: intents, charges that are not refunded, records. */
async function wrongsOf(market: FaultyApp, bookingId: string): Promise<string[]> {
  const counts = {
    intents: await market.count('from intents where booking_id = $1', [bookingId]),
    charges: await market.count(
      `from cards_charges c join cards_intents i on i.id = c.intent
        where i.metadata->>'bookingId' = $1 and c.status = 'succeeded' and c.amount_refunded = 0`,
      [bookingId],
    ),
    records: await market.count('from payments where booking_id = $1 and refund_due_at is null', [
      bookingId,
    ]),
  }
  return Object.entries(counts)
    .filter(([, count]) => count !== 1)
    .map(([what, count]) => `${count} ${what}`)
}

/** The payment, at each of its calls. */
export const paymentPorts: readonly Port[] = payments.map((payment) => ({
  name: `payment: ${payment.port}`,
  call: payment.call,
  open: (market) => openPayment(market, payment),
}))
