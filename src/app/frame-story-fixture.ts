import { createActor, type SnapshotFrom } from 'xstate'
import { toastsMachine } from '../../machines/toasts.machine.ts'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { initialSession, sessionMachine } from '../../machines/session.machine.ts'
import { updateMachine } from '../../machines/update.machine.ts'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
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
  toasts?: SnapshotFrom<typeof toastsMachine> | undefined
  preferences?: SnapshotFrom<typeof preferencesMachine> | undefined
  connection?: SnapshotFrom<typeof connectionMachine>
  update?: SnapshotFrom<typeof updateMachine>
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

const changeablePreferences = preferencesMachine.provide({
  actions: { applyTheme: () => undefined, applyLanguage: () => undefined },
})

/** Returns the page's actors in these states. The session does not change, because its actor is not started. */
export function pageActorsIn({ viewer, ...shown }: Shown): PageActors {
  const actors = createPageActors(services, { loadActors: async () => [], CardFields: () => null })
  const {
    toasts = actors.toasts.getSnapshot(),
    preferences = actors.preferences.getSnapshot(),
    connection = actors.connection.getSnapshot(),
    update = actors.update.getSnapshot(),
  } = shown
  return {
    ...actors,
    session: createActor(sessionMachine, { snapshot: sessionFor(viewer) }),
    toasts: createActor(toastsMachine, { snapshot: toasts }).start(),
    preferences: createActor(changeablePreferences, {
      input: preferences.context,
      snapshot: preferences,
    }).start(),
    connection: createActor(connectionMachine, { snapshot: connection }),
    update: createActor(updateMachine, { snapshot: update }),
  }
}
