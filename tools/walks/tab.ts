import { type Actor, createActor, SimulatedClock } from 'xstate'
import { initialSession } from '../../machines/session.machine.ts'
import type { Services } from '../../src/actors/services.ts'
import { provideSession } from '../../src/actors/session.ts'
import { createTokenRefresh, type SessionActor } from '../../src/actors/token-refresh.ts'
import { providePayment } from '../../src/actors/payment.ts'
import { type Api, createApi } from '../../src/api/api.ts'
import { type Bank, openBank } from './bank.ts'
import { type Browser, surroundings } from './browser.ts'
import type { WalkMarket } from './market.ts'
import { connect, createWire, type Tally, type Wire } from './wire.ts'

/** The names of the client's requests, most of them after the port that sends the request. */
export const requestNames = [
  'loadBooking',
  'createIntent',
  'confirmCard',
  'retrieveIntent',
  'answerChallenge',
  'savePayment',
  'renewToken',
  'bookings',
] as const
export type RequestName = (typeof requestNames)[number]

function nameOf({ url, method }: Request): RequestName {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/payment-booking/')) return 'loadBooking'
  if (pathname === '/create-payment-intent') return 'createIntent'
  if (pathname === '/save-payment-info') return 'savePayment'
  if (pathname === '/jwt') return 'renewToken'
  if (pathname.startsWith('/standins/cards/challenges/')) return 'answerChallenge'
  if (!pathname.startsWith('/standins/cards/')) return 'bookings'
  return method === 'GET' ? 'retrieveIntent' : 'confirmCard'
}

type PaymentActor = Actor<ReturnType<typeof providePayment>>
export type PaymentState = ReturnType<PaymentActor['getSnapshot']>

/** One tab of a browser, with a wire of its own. */
export type Tab = {
  browser: Browser
  wire: Wire
  bank: Bank
  api: Api
  clock: SimulatedClock
  /** null if the tab does not show the payment page. */
  payment(): PaymentActor | null
  /** Opens the payment page again and abandons what the page was doing before. */
  open(bookingId: string): void
  close(): void
}

/** Connects the machine to the services; a test can inject a mistake here. */
export type Providing = typeof providePayment

export type TabOptions = { name: string; tally: Tally; providing: Providing }

/** Opens a tab with the real machine, actors and API calls; only Stripe's script is replaced. */
export function openTab(
  market: WalkMarket,
  browser: Browser,
  { name, tally, providing }: TabOptions,
): Tab {
  const { person, token, attemptStorage } = browser
  const wire = createWire(nameOf, async (request) => market.app.fetch(request), tally)
  const baseUrl = connect(name, wire)
  const bank = openBank(baseUrl, market.publishableKey)
  const api = createApi({ baseUrl, readToken: token.read })
  const clock = new SimulatedClock()
  const services = {
    ...surroundings(market, browser),
    api,
    attemptStorage,
    token,
    cards: async () => bank.service,
  }
  let payment: PaymentActor | null = null
  let close = () => {}

  return {
    browser,
    wire,
    bank,
    api,
    clock,
    payment: () => payment,
    open(bookingId) {
      close()
      const session = openSession(services, person.email)
      const opened = createActor(providing(services, createTokenRefresh(session, services)), {
        input: { bookingId, buyerEmail: person.email },
        clock,
      }).start()
      payment = opened
      close = () => {
        opened.stop()
        session.stop()
      }
    },
    close() {
      close()
      payment = null
    },
  }
}

/** Starts the real session with a signed-in buyer: the session renews a refused token, or ends. */
function openSession(services: Services, email: string): SessionActor {
  const machine = provideSession({ ...services, serviceWorker: { forgetSeen: () => undefined } })
  const snapshot = machine.resolveState({
    value: { signedIn: 'active' },
    context: { ...initialSession, identity: { email, name: 'Somebody' }, role: 'buyer' },
  })
  return createActor(machine, { snapshot }).start()
}
