import { createActor, type SnapshotFrom } from 'xstate'
import { toastsLogic } from '../../machines/toasts.ts'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { initialSession, sessionMachine } from '../../machines/session.machine.ts'
import { updateLogic } from '../../machines/update.ts'
import { type Preferences, preferencesLogic } from '../../machines/preferences.ts'
import { type PageActors, createPageActors } from '../actors/page-actors.ts'
import type { PageServices, Services } from '../actors/services.ts'
import type { Viewer } from '../domain/user.ts'

/** Creates a mock service with these methods; all its other methods never resolve. */
function answering<Part extends object>(answers: Partial<Part>): Part {
  return new Proxy(answers as Part, {
    get: (given, call) => Reflect.get(given, call) ?? (() => new Promise<never>(() => undefined)),
  })
}

const services = answering<PageServices>({
  theme: { read: () => 'system', apply: () => undefined },
  language: { read: () => 'en', apply: () => undefined },
  page: answering<PageServices['page']>({
    demoAccounts: [],
    operatorEmail: null,
    hasSearch: true,
  }),
  token: answering<PageServices['token']>({ announcement: () => undefined }),
  serviceWorker: answering<PageServices['serviceWorker']>({}),
  navigation: answering<PageServices['navigation']>({ isTraversal: () => false }),
  createApi: () =>
    answering<Services['api']>({
      getCategories: async () => [
        { _id: 'category-1', categoryName: 'Cameras and sound' },
        { _id: 'category-2', categoryName: 'Furniture and home' },
      ],
    }),
})

type Shown = {
  viewer: Viewer
  toasts?: SnapshotFrom<typeof toastsLogic> | undefined
  preferences?: Preferences | undefined
  connection?: SnapshotFrom<typeof connectionMachine>
  hasUpdate?: boolean
}

const sessionFor = (viewer: Viewer) =>
  viewer.kind === 'user'
    ? sessionMachine.resolveState({
        value: { signedIn: 'active' },
        context: { ...initialSession, identity: viewer, role: viewer.role },
      })
    : sessionMachine.resolveState({
        value: viewer.kind === 'guest' ? { signedOut: 'idle' } : 'restoring',
        context: initialSession,
      })

/** Returns the page's actors in these states. The session does not change, because its actor is not started. */
export function pageActorsIn({ viewer, ...shown }: Shown): PageActors {
  const actors = createPageActors(services, { loadActors: async () => [], CardFields: () => null })
  const {
    toasts = actors.toasts.getSnapshot(),
    preferences = actors.preferences.getSnapshot().context,
    connection = actors.connection.getSnapshot(),
    hasUpdate = false,
  } = shown
  const update = createActor(updateLogic).start()
  if (hasUpdate) update.send({ type: 'update.found' })
  return {
    ...actors,
    session: createActor(sessionMachine, { snapshot: sessionFor(viewer) }),
    toasts: createActor(toastsLogic, { snapshot: toasts }).start(),
    preferences: createActor(preferencesLogic, { input: preferences }).start(),
    connection: createActor(connectionMachine, { snapshot: connection }),
    update,
  }
}
