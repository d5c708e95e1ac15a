import { type AnyStateMachine, createActor } from 'xstate'
import { message } from '../domain/message.ts'
import { toastsMachine } from '../../machines/toasts.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Destination } from '../domain/destinations.ts'
import type { CardService } from '../services/cards.tsx'
import type { LanguageStore } from '../services/language.ts'
import type { PageService } from '../services/page.ts'
import type { ThemeStore } from '../services/theme.ts'
import type { ActorArguments } from './actor-arguments.ts'
import { prefetchingApi } from './prefetching-api.ts'
import { type WithTokenRefresh, createTokenRefresh, type SessionActor } from './token-refresh.ts'
import type { PrefetchedActors } from './prefetched-actors.ts'
import type { FlightRecorder } from './flight-recorder.ts'
import { createInspector } from './inspector.ts'
import { noSnapshots, type DehydratedSnapshots } from './dehydrated-snapshots.ts'
import { provideSession } from './session.ts'
import type { World } from './world.ts'

/** Provides the machines of one flow with the services: `providePayment` and others. */
type Provide<Machines> = (
  world: World,
  authorised: WithTokenRefresh,
  session: SessionActor,
) => Machines
/** Returns the machines of a flow, provided once. */
export type Join = <Machines>(provide: Provide<Machines>) => Machines

/** The actors that live as long as the page, and access to the machines of the screens. */
export type Provided = ReturnType<typeof provideMachines>

/** The stores of the user's saved preferences. */
type Stores = { theme: ThemeStore; language: LanguageStore }

/**
 * Provides the machines with the services. Starts no actor: src/main.tsx starts those that live as long as the page.
 */
export function provideMachines(
  outside: Omit<World, 'notify'>,
  stores: Stores,
  page: PageService,
  sent: DehydratedSnapshots = noSnapshots,
) {
  const reports = createInspector()
  const { inspect } = reports
  const toasts = createActor(toastsMachine, { inspect })
  const withSomeAhead = prefetchingApi(outside.api)
  const { api, prefetch, forget } = withSomeAhead
  let cardsAtHand: CardService | null = null
  const world: World = {
    ...outside,
    api,
    cards: async () => (cardsAtHand = await outside.cards()),
    notify: (toast) => toasts.send({ type: 'toast.added', toast }),
  }
  const session = createActor(provideSession(world), { inspect })
  // Signing in dismisses the toasts that ask a guest to log in or report a failed login.
  session.subscribe((state) => {
    if (state.matches('signedIn')) toasts.send({ type: 'toast.obsoleted', by: 'signedIn' })
    if (state.matches('signedOut')) forget()
  })
  /** Loads the card provider's script early, because it needs several round trips; the payment reports its failures. */
  const warmCards = async () => (await world.cards()).load()
  const expectPayment = (place: Destination | null) => {
    if (place?.screen !== 'payment') return
    warmCards().catch(() => undefined)
    prefetch(() => api.getPayableBooking(place.bookingId)).catch(() => undefined)
  }
  // Prefetch the payment's data as soon as there is an access token.
  session.subscribe((state) => {
    const isResuming = state.matches({ establishing: 'resuming' })
    if (isResuming || state.matches({ establishing: 'fetchingRole' }))
      expectPayment(world.navigation.here())
  })
  const authorised = createTokenRefresh(session, world)
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
  /** Each screen imports its own provide function, so that no page loads another screen's code. */
  const join: Join = <Machines>(provide: Provide<Machines>): Machines => {
    if (!joined.has(provide)) joined.set(provide, provide(world, authorised, session))
    return joined.get(provide) as Machines
  }
  let prefetchedActors: PrefetchedActors | null = null
  /** This code loads when the browser is idle, or when the user hovers or touches a first link. */
  const loadPrefetchedActors = async () => {
    const { createPrefetchedActors } = await import('./prefetched-actors.ts')
    return (prefetchedActors ??= createPrefetchedActors(withSomeAhead))
  }
  const { context } = session.getSnapshot()
  return {
    toasts,
    session,
    /** A signed-out session, for which the server renders its pages. */
    anybody: session.logic.resolveState({ value: { signedOut: 'idle' }, context }),
    /** The dehydrated snapshots of the machines on a server-rendered page. */
    sent,
    preferences,
    /** The card form renders the provider's own fields; null before a payment has loaded them. */
    cardsAtHand: () => cardsAtHand,
    /** The accounts that the login offers in the demo. */
    demoAccounts: page.demoAccounts,
    /** Prefetches the identity provider's code before the click that needs it. */
    warmIdentity: () => world.identity.warm(),
    /**
     * Prefetches a screen's data before the click that opens it; `coming` are the actors that the screen starts with,
     * once its code has arrived. Returns how long the data stays fresh, in milliseconds; 0: not all of it arrived.
     * Rejects when code cannot be loaded.
     */
    async expect(place: Destination, coming: Promise<readonly ActorArguments[]>): Promise<number> {
      expectPayment(place)
      const here = world.navigation.here()
      const [{ prefetch: prefetchActors }, actors] = await Promise.all([
        loadPrefetchedActors(),
        coming,
      ])
      return prefetchActors(place, here, actors)
    },
    /** Loads the prefetch code; without it, the screens request their data themselves. */
    warmAhead: () => void loadPrefetchedActors().catch(() => undefined),
    /** Returns the prefetched snapshot of a machine. */
    findAhead: (machine: AnyStateMachine, input: unknown) => prefetchedActors?.find(machine, input),
    /** The inspector that records machines for reports. */
    inspect,
    /** Reloads the page, which replaces machines that stopped with an error. */
    startAfresh: page.reload,
    /** Logs out and opens the login, also when the session machine itself has stopped with an error (rule N5). */
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
    /** Prefetches the code that creates a report. */
    warmReports: reports.warm,
    /** Downloads a file with the recorded events of the machines, without secrets. */
    saveReport() {
      const viewer = viewerOf(session.getSnapshot())
      const { build, path } = page
      const role = viewer.kind === 'user' ? viewer.role : 'guest'
      const circumstances = { build, route: path(), viewer: role } as const
      const give = (keeper: FlightRecorder) => {
        const file = keeper.fileFrom(circumstances)
        page.download(file)
        world.notify({
          tone: 'positive',
          title: message('reportSaved'),
          detail: { text: file.name },
        })
      }
      const excuse = () => world.notify({ tone: 'negative', title: message('noAnswer') })
      reports.fetchKeeper().then(give, excuse)
    },
    join,
  }
}
