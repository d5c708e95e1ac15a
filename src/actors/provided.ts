import { type AnyStateMachine, createActor } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Destination } from '../domain/destinations.ts'
import { firstSentences } from '../domain/first-sentences.ts'
import type { CardService } from '../services/cards.tsx'
import type { LanguageStore } from '../services/language.ts'
import type { PageService } from '../services/page.ts'
import type { ThemeStore } from '../services/theme.ts'
import { withAhead } from './ahead.ts'
import { type Authorised, createAuthorised, type SessionActor } from './authorised.ts'
import type { FlowsAhead } from './flows-ahead.ts'
import type { ReportKeeper } from './report-keeper.ts'
import { createReports } from './reports.ts'
import { nothingSent, type SentFlows } from './sent-flows.ts'
import { provideSession } from './session.ts'
import type { World } from './world.ts'

/** Joins the machines of one flow to the world: `providePayment` and its like. */
type Provide<Machines> = (world: World, authorised: Authorised, session: SessionActor) => Machines
/** Gives the machines of a flow, joined once. */
export type Join = <Machines>(provide: Provide<Machines>) => Machines

/** The actors that live as long as the page, and the way to the machines of the screens. */
export type Provided = ReturnType<typeof provideMachines>

/** What a reader has chosen before, and where it is kept. */
type Stores = { theme: ThemeStore; language: LanguageStore }

/** Joins the machines to the world. Starts nothing: src/main.tsx starts what lives as long as the page. */
export function provideMachines(
  outside: Omit<World, 'notify'>,
  stores: Stores,
  page: PageService,
  sent: SentFlows = nothingSent,
) {
  const reports = createReports()
  const { inspect } = reports
  const notices = createActor(noticesMachine, { inspect })
  const withSomeAhead = withAhead(outside.api)
  const { api, ahead, forget } = withSomeAhead
  let cardsAtHand: CardService | null = null
  const world: World = {
    ...outside,
    api,
    cards: async () => (cardsAtHand = await outside.cards()),
    notify: (notice) => notices.send({ type: 'notice.raised', notice }),
  }
  const session = createActor(provideSession(world), { inspect })
  // What was asked of a guest, or went wrong at the door, is over once somebody is in.
  session.subscribe((state) => {
    if (state.matches('signedIn')) notices.send({ type: 'notice.settled', by: 'signedIn' })
    if (state.matches('signedOut')) forget()
  })
  /** The card provider's script needs several ways there and back; whoever pays is told what went wrong with it. */
  const warmCards = async () => (await world.cards()).load()
  const expectPayment = (place: Destination | null) => {
    if (place?.screen !== 'payment') return
    warmCards().catch(() => undefined)
    ahead(() => api.getPayableBooking(place.bookingId)).catch(() => undefined)
  }
  // As soon as there is a token, what a payment begins with is on its way.
  session.subscribe((state) => {
    const isResuming = state.matches({ establishing: 'resuming' })
    if (isResuming || state.matches({ establishing: 'fetchingRole' }))
      expectPayment(world.navigation.here())
  })
  const authorised = createAuthorised(session, world)
  const preferences = createActor(
    preferencesMachine.provide({
      actions: {
        applyTheme: (_, params) => stores.theme.apply(params.theme),
        applyLanguage: (_, params) => stores.language.apply(params.language),
      },
    }),
    { input: { theme: stores.theme.read(), language: stores.language.read() }, inspect },
  )
  const joined = new Map<Provide<unknown>, unknown>()
  /** They come with the screen that asks, so that no page loads another's. */
  const join: Join = <Machines>(provide: Provide<Machines>): Machines => {
    if (!joined.has(provide)) joined.set(provide, provide(world, authorised, session))
    return joined.get(provide) as Machines
  }
  let flowsAhead: FlowsAhead | null = null
  /** Their code comes while there is nothing else to do, or with the first link that somebody goes near. */
  const fetchFlowsAhead = async () => {
    const { createFlowsAhead } = await import('./flows-ahead.ts')
    return (flowsAhead ??= createFlowsAhead(join, withSomeAhead))
  }
  const { context } = session.getSnapshot()
  return {
    notices,
    session,
    /** The session of anybody, for whom the server makes its pages. */
    anybody: session.logic.resolveState({ value: { signedOut: 'idle' }, context }),
    /** Where the page's flows stood when the server had made it. */
    sent,
    preferences,
    /** The card form is drawn by the provider's own fields; null before a payment has loaded them. */
    cardsAtHand: () => cardsAtHand,
    /** Whom the login offers to be, in the demo world. */
    demoAccounts: page.demoAccounts,
    /** The identity provider's code is fetched ahead of the click that needs it. */
    warmIdentity: () => world.identity.warm(),
    /**
     * Asks for what a screen will show, ahead of the click that opens it. Answers how long that stands, in
     * milliseconds; 0: not all of it has come. Throws: the code that asks ahead does not arrive.
     */
    async expect(place: Destination): Promise<number> {
      expectPayment(place)
      const here = world.navigation.here()
      return (await fetchFlowsAhead()).expect(place, here)
    },
    /** Without the code that asks ahead, the screens ask for themselves. */
    warmAhead: () => void fetchFlowsAhead().catch(() => undefined),
    /** Where a flow got to that was begun ahead. */
    findAhead: (machine: AnyStateMachine, input: unknown) => flowsAhead?.find(machine, input),
    /** What records a machine for reports. */
    inspect,
    /** Begins the page anew, with machines that have not broken. */
    startAfresh: page.reload,
    /** Logs out and goes to the login, also where the session itself is what broke (rule N5). */
    logOut() {
      const login = { screen: 'login' } as const
      if (session.getSnapshot().status === 'active') {
        session.send({ type: 'session.logout', destination: login })
        return
      }
      world.token.remove()
      const leave = () => world.navigation.goTo(login)
      world.identity.signOut().then(leave, leave)
    },
    /** What makes a report is fetched ahead of whoever wants one. */
    warmReports: reports.warm,
    /** Gives the reader a file that tells what the machines did, and nothing that is secret. */
    saveReport() {
      const viewer = viewerOf(session.getSnapshot())
      const { build, path } = page
      const role = viewer.kind === 'user' ? viewer.role : 'guest'
      const circumstances = { build, route: path(), viewer: role } as const
      const give = (keeper: ReportKeeper) => {
        const file = keeper.fileFrom(circumstances)
        page.give(file)
        const { reportSaved: title } = firstSentences
        world.notify({ tone: 'positive', title, detail: file.name })
      }
      const excuse = () => world.notify({ tone: 'negative', title: firstSentences.noAnswer })
      reports.fetchKeeper().then(give, excuse)
    },
    join,
  }
}
