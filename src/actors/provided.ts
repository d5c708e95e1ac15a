import { createActor } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { LanguageStore } from '../services/language.ts'
import type { PageService } from '../services/page.ts'
import type { ThemeStore } from '../services/theme.ts'
import { provideAdmin } from './admin.ts'
import { createAuthorised } from './authorised.ts'
import { provideBooking } from './booking.ts'
import { provideCatalogue } from './catalogue.ts'
import { provideListing } from './listing.ts'
import { provideOrders } from './orders.ts'
import { providePayment } from './payment.ts'
import { createRecorder } from './recorder.ts'
import { provideReport } from './report.ts'
import { fileOf, reportFrom } from './saved-report.ts'
import { provideSellerProducts } from './seller-products.ts'
import { provideSession } from './session.ts'
import type { World } from './world.ts'

/** The actors that live as long as the page, and the machines of the screens, ready to be bound. */
export type Provided = ReturnType<typeof provideMachines>

/** What a reader has chosen before, and where it is kept. */
type Stores = { theme: ThemeStore; language: LanguageStore }

/** Joins the machines to the world. Starts nothing: src/main.tsx starts what lives as long as the page. */
export function provideMachines(
  outside: Omit<World, 'notify'>,
  stores: Stores,
  page: PageService,
) {
  const recorder = createRecorder()
  const { inspect } = recorder
  const notices = createActor(noticesMachine, { inspect })
  const world: World = {
    ...outside,
    notify: (notice) => notices.send({ type: 'notice.raised', notice }),
  }
  const session = createActor(provideSession(world), { inspect })
  // What was asked of a guest, or went wrong at the door, is over once somebody is in.
  session.subscribe((state) => {
    if (state.matches('signedIn')) notices.send({ type: 'notice.settled', by: 'signedIn' })
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
  return {
    notices,
    session,
    preferences,
    /** The card form is drawn by the provider's own fields. */
    cards: world.cards,
    /** The identity provider's code is fetched ahead of the click that needs it. */
    warmIdentity: () => world.identity.warm(),
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
    /** Gives the reader a file that tells what the machines did, and nothing that is secret. */
    saveReport() {
      const viewer = viewerOf(session.getSnapshot())
      const { build, path } = page
      const role = viewer.kind === 'guest' ? viewer.kind : viewer.role
      const file = fileOf(reportFrom(recorder, { build, route: path(), viewer: role }))
      page.give(file)
      const notice = { tone: 'positive', title: 'The report is saved', detail: file.name } as const
      notices.send({ type: 'notice.raised', notice })
    },
    machines: {
      ...provideCatalogue(world),
      booking: provideBooking(world, session, authorised),
      report: provideReport(world, session, authorised),
      listing: provideListing(world, authorised),
      payment: providePayment(world, authorised),
      orders: provideOrders(world, authorised),
      ...provideAdmin(world, authorised),
      ...provideSellerProducts(world, authorised),
    },
  }
}
