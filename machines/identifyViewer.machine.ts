import { setup } from 'xstate'
import {
  type Destination,
  type ProductListDestination,
  loginFor,
} from '../src/domain/destinations.ts'
import { message } from '../src/domain/message.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type { User, Viewer } from '../src/domain/user.ts'
import { createAssign, effect, listener } from './kit.ts'

/** The product whose button was pressed, and the screen with its list. */
type IdentifyViewerInput = { productId: string; productList: ProductListDestination }

export type IdentifyViewerContext = IdentifyViewerInput & { user: User | null }

/** Shown to a guest who starts an action that requires signing in (rule B3). */
export const loginFirst: Toast = {
  tone: 'neutral',
  title: message('loginFirst'),
  dismissOn: 'signedIn',
}

const goToLogin = {
  type: 'goTo' as const,
  params: ({ context }: { context: IdentifyViewerContext }) =>
    loginFor(context.productId, context.productList),
}

const assign = createAssign<IdentifyViewerContext>()
/** The viewer is signed in. */
const isUser = ({ event }: { event: { viewer: Viewer } }) => event.viewer.kind === 'user'
/** The session cannot find out who the viewer is. */
const isStuck = ({ event }: { event: { viewer: Viewer } }) => event.viewer.kind === 'stuck'
/** The viewer is not signed in. */
const isGuest = ({ event }: { event: { viewer: Viewer } }) => event.viewer.kind === 'guest'
const keepUser = assign<{ viewer: Viewer }>(({ event }) => ({
  user: event.viewer.kind === 'user' ? event.viewer : null,
}))

/**
 * Waits until the session has identified the viewer, for a button that only a user may press (rules B3 and B9). The
 * output is the user, or null for a guest, who is redirected to login and returns to the same product.
 */
export const identifyViewerMachine = setup({
  types: {
    context: {} as IdentifyViewerContext,
    input: {} as IdentifyViewerInput,
    output: {} as User | null,
    events: {} as { type: 'viewer.changed'; viewer: Viewer },
  },
  actors: {
    /** Sends `viewer.changed` at once if the viewer differs from the input, and on every later change. */
    watchViewer: listener<{ viewer: Viewer }>('identifyViewer.watchViewer'),
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
  },
}).createMachine({
  id: 'identifyViewer',
  context: ({ input }) => ({ ...input, user: null }),
  output: ({ context }) => context.user,
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'busy',
      invoke: {
        id: 'watchViewer',
        src: 'watchViewer',
        input: { viewer: { kind: 'unidentified' } },
        onError: {
          target: 'guest',
          description: 'Without the session, the viewer counts as a guest.',
        },
      },
      on: {
        'viewer.changed': [
          { guard: isUser, target: 'user', actions: keepUser },
          { guard: isGuest, target: 'guest' },
          { guard: isStuck, target: 'stuck' },
        ],
      },
    },
    user: { type: 'final' },
    guest: { type: 'final', entry: [{ type: 'notify', params: loginFirst }, goToLogin] },
    stuck: {
      type: 'final',
      description: 'The login page shows why the sign-in of a known user is not complete.',
      entry: goToLogin,
    },
  },
})
