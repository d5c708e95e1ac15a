import { createActor, type SnapshotFrom } from 'xstate'
import type { toastsMachine } from '../../machines/toasts.machine.ts'
import type { SessionContext } from '../../machines/session.machine.ts'
import type { preferencesMachine } from '../../machines/preferences.machine.ts'
import { type Provided, provideMachines } from '../actors/provided.ts'
import type { World } from '../actors/world.ts'
import type { Viewer } from '../domain/user.ts'

/** Creates a mock service with these methods; all its other methods never resolve. */
function answering<Part extends object>(answers: Partial<Part>): Part {
  return new Proxy(answers as Part, {
    get: (given, call) => Reflect.get(given, call) ?? (() => new Promise<never>(() => undefined)),
  })
}

const silence = answering<World>({
  api: answering<World['api']>({
    getCategories: async () => [
      { _id: 'category-1', categoryName: 'Cameras and sound' },
      { _id: 'category-2', categoryName: 'Furniture and home' },
    ],
  }),
})

const nobody: SessionContext = {
  identity: null,
  role: null,
  registeringAs: 'buyer',
  errors: {},
  failure: null,
  origin: null,
}

type Standing = {
  viewer: Viewer
  toasts?: SnapshotFrom<typeof toastsMachine> | undefined
  preferences?: SnapshotFrom<typeof preferencesMachine> | undefined
}

/** Returns the actors of the frame in these states. The session does not change, because its actor is not started. */
export function providedFor({ viewer, toasts, preferences }: Standing): Provided {
  const provided = provideMachines(
    silence,
    {
      theme: { read: () => 'system', apply: () => undefined },
      language: { read: () => 'en', apply: () => undefined },
    },
    answering<Parameters<typeof provideMachines>[2]>({ demoAccounts: [] }),
  )
  const { logic } = provided.session
  const session =
    viewer.kind === 'user'
      ? logic.resolveState({
          value: { signedIn: 'active' },
          context: { ...nobody, identity: viewer, role: viewer.role },
        })
      : logic.resolveState({
          value: viewer.kind === 'guest' ? { signedOut: 'idle' } : 'restoring',
          context: nobody,
        })
  return {
    ...provided,
    session: createActor(logic, { snapshot: session }),
    toasts:
      toasts === undefined
        ? provided.toasts
        : createActor(provided.toasts.logic, { snapshot: toasts }).start(),
    preferences:
      preferences === undefined
        ? provided.preferences.start()
        : createActor(provided.preferences.logic, {
            input: preferences.context,
            snapshot: preferences,
          }).start(),
  }
}
