import { createActor } from 'xstate'
import type { SessionEvent } from '../../machines/session.setup.ts'
import type { Role } from '../../src/domain/user.ts'
import type { CallName } from './calls.ts'
import { type FaultyMarket, PASSWORD, type Person } from './market.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Trial } from './trial.ts'
import { wordsOn } from './words.ts'

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
function comingIn(market: FaultyMarket, { page, person, enter, role }: Door): Trial {
  const state = () => page.session.getSnapshot()
  const press = () => {
    page.session.send({ type: 'session.retry' })
    page.session.send({ type: 'registration.complete', role: 'seller' })
    page.session.send(enter(page))
  }
  let isOpen = false
  return {
    at: () => JSON.stringify(state().value),
    isResting: () => state().hasTag('stuck') || !page.isPending(),
    isDone: () => state().matches({ signedIn: 'active' }),
    words: () => [
      ...wordsOn(page, state().context.failure),
      ...(state().matches({ establishing: 'unregistered' }) ? ['Finish your registration'] : []),
    ],
    goOn() {
      if (isOpen) return press()
      isOpen = true
      page.begin()
    },
    isTroubled: () => !state().matches({ signedOut: 'idle' }) || page.said().length > 0,
    pressAgain: press,
    async wrongs() {
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
async function openRegistration(market: FaultyMarket): Promise<Trial> {
  const person = market.newcomer()
  const { name, email } = person
  const page = openPage(market, person, false)
  const enter = ({ said }: Page): SessionEvent =>
    said().some(({ title }) => title === 'auth/email-already-in-use')
      ? { type: 'login.submit', form: { email, password: PASSWORD }, origin }
      : {
          type: 'register.submit',
          form: { name, email, password: PASSWORD, role: 'seller' },
          origin,
        }
  return comingIn(market, { page, person, enter, role: 'seller' })
}

async function openLogin(market: FaultyMarket): Promise<Trial> {
  const person = await market.openRegular()
  const page = openPage(market, person, false)
  const form = { email: person.email, password: PASSWORD }
  const enter = () => ({ type: 'login.submit', form, origin }) as const
  return comingIn(market, { page, person, enter, role: 'seller' })
}

/** Somebody new by Google, who is a buyer (rule S3), unless the market had forgotten to ask. */
async function openGoogle(market: FaultyMarket): Promise<Trial> {
  const person = market.newcomer()
  const page = openPage(market, person, false)
  const enter = () => ({ type: 'google.submit', origin }) as const
  return comingIn(market, { page, person, enter, role: 'buyer' })
}

/** Opens a page on which the user is still signed in; `token`: the state of the access token of the earlier visit. */
const openReturn =
  (token: 'gone' | 'kept' | 'expired') =>
  async (market: FaultyMarket): Promise<Trial> => {
    const { buyer: person } = await market.openStall()
    const page = openPage(market, person)
    const { email } = person
    if (token === 'expired') page.tokens.keep('expired', person)
    if (token === 'kept') {
      const proof = await market.proofFor(email)
      page.tokens.keep(await page.api.getAccessToken({ email, proof }), person)
    }
    const enter = () => ({ type: 'google.submit', origin }) as const
    return comingIn(market, { page, person, enter, role: 'buyer' })
  }

/** Renews a token that was refused during a call, while the call waits. */
async function openRenewal(market: FaultyMarket): Promise<Trial> {
  const { buyer } = await market.openStall()
  const page = openPage(market, buyer)
  await page.start()
  const open = () => createActor(page.machines.orders, { input: { of: buyer.email } })
  let actor: ReturnType<typeof open> | null = null
  const orders = () => actor?.getSnapshot()
  return {
    at: () => JSON.stringify([page.session.getSnapshot().value, orders()?.value]),
    isResting: () => orders()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => orders()?.matches('empty') === true,
    words: () => wordsOn(page, orders()?.context.failure),
    async goOn() {
      if (page.session.getSnapshot().matches('signedOut')) await page.signInAgain()
      if (actor === null) {
        page.tokens.keep('expired', buyer)
        actor = open().start()
      } else actor.send({ type: 'collection.retry' })
    },
    pressAgain: () => actor?.send({ type: 'collection.retry' }),
    wrongs: async () => [],
    close() {
      actor?.stop()
      page.close()
    },
  }
}

const port = (
  name: string,
  call: CallName,
  open: (market: FaultyMarket) => Promise<Trial>,
): Port => ({ name: `session: ${name}`, call, open })

/** Every sign-in method, at each of its calls. */
export const sessionPorts: readonly Port[] = [
  port('registerIdentity', SIGN_UP, openRegistration),
  port('signInWithPassword', SIGN_IN, openLogin),
  port('saveUser, by Google', 'PUT /user', openGoogle),
  port('fetchToken, by Google', 'GET /jwt', openGoogle),
  port('fetchRole, by Google', 'GET /users/role/:email', openGoogle),
  port('fetchToken, coming back', 'GET /jwt', openReturn('gone')),
  port('resumeRole', 'GET /users/role/:email', openReturn('kept')),
  port('fetchToken, after a refused one', 'GET /jwt', openReturn('expired')),
  port('fetchRole, coming back', 'GET /users/role/:email', openReturn('gone')),
  port('renewToken', 'GET /jwt', openRenewal),
]
