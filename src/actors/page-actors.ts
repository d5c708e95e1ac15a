import { type ActorRefFrom, createActor } from 'xstate'
import type { connectionMachine } from '../../machines/connection.machine.ts'
import type { preferencesLogic } from '../../machines/preferences.ts'
import type { prefetchMachine } from '../../machines/prefetch.machine.ts'
import type { toastsLogic } from '../../machines/toasts.ts'
import type { updateLogic } from '../../machines/update.ts'
import type { Destination } from '../domain/destinations.ts'
import { extensionsIn } from '../domain/extensions.ts'
import { message } from '../domain/message.ts'
import type { CardProvider } from '../domain/payment.ts'
import type { CardService } from '../services/cards.tsx'
import type { ActorArguments } from './actor-arguments.ts'
import { provideApp } from './app.ts'
import { type DehydratedSnapshots, noSnapshots } from './dehydrated-snapshots.ts'
import { createInspector } from './inspector.ts'
import { createLazyActor } from './lazy-actor.ts'
import { createPrefetching } from './prefetch.ts'
import { prefetchingApi } from './prefetching-api.ts'
import type { PageServices, Services } from './services.ts'
import { createTokenRefresh, type SessionActor, type WithTokenRefresh } from './token-refresh.ts'

/** The wishlist, whose code is loaded when it is needed. */
export type LazyWishlist = ReturnType<typeof createLazyWishlist>

/** Provides the machines of one flow with the services: `providePayment` and others. */
type Provide<Machines> = (
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
  wishlist: LazyWishlist,
) => Machines
/** Returns the machines of a flow, provided once: each screen imports its own provide function. */
export type GetMachines = <Machines>(provide: Provide<Machines>) => Machines

/** The actors that live as long as the page, and what the screens start theirs with. */
export type PageActors = ReturnType<typeof createPageActors>

type Options = {
  loadActors: (
    destination: Destination,
    getMachines: GetMachines,
  ) => Promise<readonly ActorArguments[]>
  /** The card provider's fields, once a payment has loaded them. */
  CardFields: CardService['Fields']
  cardProvider?: CardProvider
  /** The dehydrated snapshots of the machines on a server-rendered page. */
  dehydrated?: DehydratedSnapshots
}

/** Creates the page's actors. Starts none: src/main.tsx starts `app`, which starts the others. */
export function createPageActors(
  pageServices: PageServices,
  { loadActors, CardFields, cardProvider = 'standIn', dehydrated = noSnapshots }: Options,
) {
  const inspector = createInspector()
  const responses = prefetchingApi(pageServices.createApi)
  const services: Services & PageServices = {
    ...pageServices,
    api: responses.api,
    notify: (toast) => toasts.send({ type: 'toast.added', toast }),
  }
  const prefetching = createPrefetching(services, responses)
  const app = createActor(
    provideApp(services, {
      responses,
      prefetching,
      inspector,
      loadActors: (destination) => loadActors(destination, getMachines),
      session: () => session,
    }),
    {
      input: {
        preferences: { theme: services.theme.read(), language: services.language.read() },
      },
      inspect: inspector.inspect,
    },
  )
  const session: SessionActor = app.system.get('session')
  const toasts: ActorRefFrom<typeof toastsLogic> = app.system.get('toasts')
  const preferences: ActorRefFrom<typeof preferencesLogic> = app.system.get('preferences')
  const connection: ActorRefFrom<typeof connectionMachine> = app.system.get('connection')
  const update: ActorRefFrom<typeof updateLogic> = app.system.get('update')
  const prefetch: ActorRefFrom<typeof prefetchMachine> = app.system.get('prefetch')
  applyPreferences(preferences, services)
  services.serviceWorker.subscribe((news) => {
    if (news === 'updateAvailable') update.send({ type: 'update.found' })
  })

  const authorised = createTokenRefresh(session, services)
  const wishlist = createLazyWishlist(services, authorised, session, inspector.inspect)
  // Without its code, the search works without suggestions.
  const suggestions = createLazyActor(
    async () => (await import('./suggestions.ts')).startSuggestions(services, inspector.inspect),
    () => undefined,
    services.logError,
  )
  const provided = new Map<Provide<unknown>, unknown>()
  const getMachines: GetMachines = <Machines>(provide: Provide<Machines>): Machines => {
    if (!provided.has(provide))
      provided.set(provide, provide(services, authorised, session, wishlist))
    return provided.get(provide) as Machines
  }
  return {
    app,
    session,
    toasts,
    preferences,
    connection,
    update,
    prefetch,
    wishlist,
    suggestions,
    getMachines,
    /** Returns what the server announced with the role of the signed-in user. */
    readExtensions: () => extensionsIn(services.token.announcement()),
    /** Shows another search, order or page of a table, which the address has. A text that is typed replaces the one before. */
    showInTable: (destination: Destination, isTyped: boolean) =>
      services.navigation.goTo(destination, { replace: isTyped }),
    dehydrated,
    /** Returns whether Back or Forward has led to the current screen. */
    isTraversal: services.navigation.isTraversal,
    /** Returns the prefetched snapshot of a machine. */
    findPrefetched: prefetching.find,
    /** Records a machine for flight recordings. */
    inspect: inspector.inspect,
    /** The accounts that the login offers in the demo. */
    demoAccounts: services.page.demoAccounts,
    /** The operator's address, which the contact page shows. */
    operatorEmail: services.page.operatorEmail,
    /** Whether the server has the search. */
    hasSearch: services.page.hasSearch,
    CardFields,
    cardProvider,
  }
}

/** Applies each choice to the page and stores it. */
function applyPreferences(
  preferences: ActorRefFrom<typeof preferencesLogic>,
  { theme, language }: PageServices,
) {
  let applied = preferences.getSnapshot().context
  preferences.subscribe(({ context }) => {
    if (context.theme !== applied.theme) theme.apply(context.theme)
    if (context.language !== applied.language) language.apply(context.language)
    applied = context
  })
}

const createLazyWishlist = (
  services: Services,
  ...context: [WithTokenRefresh, SessionActor, ReturnType<typeof createInspector>['inspect']]
) =>
  createLazyActor(
    async () => (await import('./wishlist.ts')).startWishlist(services, ...context),
    () => services.notify({ tone: 'negative', title: message('noAnswer') }),
    services.logError,
  )
