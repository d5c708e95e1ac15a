import { createActor } from 'xstate'
import { englishText } from '../words/english.ts'
import type { SessionEvent } from '../../machines/session.machine.ts'
import type { Role } from '../../src/domain/user.ts'
import type { CallName } from './calls.ts'
import { type FaultyApp, PASSWORD, type Person } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const SIGN_IN = 'POST /identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword'
const SIGN_UP = 'POST /identitytoolkit.googleapis.com/v1/accounts\\:signUp'

const origin = { screen: 'myOrders' } as const

type Door = {
  page: Page
  person: Person
  /** The event of the form or button that signs the user in. */
  enter: (page: Page) => SessionEvent
  role: Role
}

/** Opens a sign-in. In the end, the market knows the user once, and the user is at the requested place. */
function comingIn(market: FaultyApp, { page, person, enter, role }: Door): Scenario {
  const state = () => page.session.getSnapshot()
  const press = () => {
    page.session.send({ type: 'session.retry' })
    page.session.send({ type: 'registration.complete', role: 'seller' })
    page.session.send(enter(page))
  }
  let isOpen = false
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => state().hasTag('stuck') || !page.isPending(),
    isDone: () => state().matches({ signedIn: 'active' }),
    visibleText: () => [
      ...visibleTextOf(page, state().context.failure),
      ...(state().matches({ establishing: 'unregistered' }) ? ['Finish your registration'] : []),
    ],
    proceed() {
      if (isOpen) return press()
      isOpen = true
      page.begin()
    },
    showsFailure: () => !state().matches({ signedOut: 'idle' }) || page.shownToasts().length > 0,
    repeatAction: press,
    async serverProblems() {
      const known = await market.count('from users where email = $1 and role = $2', [
        person.email,
        role,
      ])
      return [
        ...(known === 1 ? [] : [`${known} users`]),
        ...(state().context.role === role ? [] : [`is a ${state().context.role} here`]),
        ...(page.places.length <= 1 ? [] : ['is led to several places']),
      ]
    },
    close: page.close,
  }
}

/** Registers a new user as a seller. If a lost response has left the account behind, the user logs in. */
async function openRegistration(market: FaultyApp): Promise<Scenario> {
  const person = market.newcomer()
  const { name, email } = person
  const page = openPage(market, person, false)
  const enter = ({ shownToasts }: Page): SessionEvent =>
    shownToasts().some(
      ({ detail }) => detail !== undefined && englishText(detail) === 'auth/email-already-in-use',
    )
      ? { type: 'login.submit', form: { email, password: PASSWORD }, origin }
      : {
          type: 'register.submit',
          form: { name, email, password: PASSWORD, role: 'seller' },
          origin,
        }
  return comingIn(market, { page, person, enter, role: 'seller' })
}

async function openLogin(market: FaultyApp): Promise<Scenario> {
  const person = await market.openRegular()
  const page = openPage(market, person, false)
  const form = { email: person.email, password: PASSWORD }
  const enter = () => ({ type: 'login.submit', form, origin }) as const
  return comingIn(market, { page, person, enter, role: 'seller' })
}

/** Signs in a new user with Google, who becomes a buyer (rule S3). */
async function openGoogle(market: FaultyApp): Promise<Scenario> {
  const person = market.newcomer()
  const page = openPage(market, person, false)
  const enter = () => ({ type: 'google.submit', origin }) as const
  return comingIn(market, { page, person, enter, role: 'buyer' })
}

/** Signs in a seller with Google, who stays a seller (rule S3). */
async function openGoogleSeller(market: FaultyApp): Promise<Scenario> {
  const { seller: person } = await market.createTestData()
  const page = openPage(market, person, false)
  const enter = () => ({ type: 'google.submit', origin }) as const
  return comingIn(market, { page, person, enter, role: 'seller' })
}

/** Opens a page on which the user is still signed in; `token`: the state of the access token of the earlier visit. */
const openReturn =
  (token: 'gone' | 'kept' | 'expired') =>
  async (market: FaultyApp): Promise<Scenario> => {
    const { buyer: person } = await market.createTestData()
    const page = openPage(market, person)
    const { email } = person
    if (token === 'expired') page.tokens.keep('expired', person)
    if (token === 'kept') {
      const proof = await market.idTokenFor(email)
      page.tokens.keep(await page.api.getAccessToken({ email, idToken: proof }), person)
    }
    const enter = () => ({ type: 'google.submit', origin }) as const
    return comingIn(market, { page, person, enter, role: 'buyer' })
  }

/** Renews a token that was refused during a call, while the call waits. */
async function openRenewal(market: FaultyApp): Promise<Scenario> {
  const { buyer } = await market.createTestData()
  const page = openPage(market, buyer)
  await page.start()
  const open = () => createActor(page.machines.orders, { input: { of: buyer.email } })
  let actor: ReturnType<typeof open> | null = null
  const orders = () => actor?.getSnapshot()
  return {
    at: () => JSON.stringify([page.session.getSnapshot().value, orders()?.value]),
    isIdle: () => orders()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => orders()?.matches('empty') === true,
    visibleText: () => visibleTextOf(page, orders()?.context.failure),
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) await page.signInAgain()
      if (actor === null) {
        page.tokens.keep('expired', buyer)
        actor = open().start()
      } else actor.send({ type: 'collection.retry' })
    },
    repeatAction: () => actor?.send({ type: 'collection.retry' }),
    serverProblems: async () => [],
    close() {
      actor?.stop()
      page.close()
    },
  }
}

const port = (
  name: string,
  call: CallName,
  open: (market: FaultyApp) => Promise<Scenario>,
): Port => ({ name: `session: ${name}`, call, open })

/** Every sign-in method, at each of its calls. */
export const sessionPorts: readonly Port[] = [
  port('registerIdentity', SIGN_UP, openRegistration),
  port('signInWithPassword', SIGN_IN, openLogin),
  port('saveUser, with Google', 'PUT /user', openGoogle),
  port('fetchToken, with Google', 'GET /jwt', openGoogle),
  port('fetchRole, with Google', 'GET /users/role/:email', openGoogle),
  port('fetchToken, for a seller with Google', 'GET /jwt', openGoogleSeller),
  port('fetchRole, for a seller with Google', 'GET /users/role/:email', openGoogleSeller),
  port('fetchToken, returning user', 'GET /jwt', openReturn('gone')),
  port('resumeRole', 'GET /users/role/:email', openReturn('kept')),
  port('fetchToken, after an expired token', 'GET /jwt', openReturn('expired')),
  port('fetchRole, returning user', 'GET /users/role/:email', openReturn('gone')),
  port('renewToken', 'GET /jwt', openRenewal),
]
