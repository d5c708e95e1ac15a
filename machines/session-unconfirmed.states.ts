import { whenFailed } from './port.ts'
import {
  emailInput,
  identityInput,
  keepRole,
  notifySessionEnded,
  sessionSetup,
} from './session.setup.ts'

/** Transitions for a user who was restored offline, and whom nobody has confirmed since. */
const notConfirmed = [
  {
    guard: whenFailed('isEnded'),
    description: 'The account is gone or may no longer sign in.',
    target: '#session.signingOut',
    actions: ['keepEndedRole' as const, notifySessionEnded],
  },
  { target: '#session.signedIn.unconfirmed' },
]

/** A user who reloaded without a connection: signed in with the role that is stored on this device. */
export const unconfirmed = sessionSetup.createStateConfig({
  description: 'The role is that of the last visit; the server still checks every call.',
  on: { 'connection.restored': 'confirming', 'session.unauthorized': 'confirming' },
})

/** The identity provider and the server confirm such a user, or end the session. */
export const confirming = sessionSetup.createStateConfig({
  tags: 'renewing',
  initial: 'fetchingToken',
  states: {
    fetchingToken: {
      invoke: {
        id: 'confirmToken',
        src: 'fetchToken',
        input: identityInput,
        onDone: 'fetchingRole',
        onError: notConfirmed,
      },
    },
    fetchingRole: {
      invoke: {
        id: 'confirmRole',
        src: 'fetchRole',
        input: emailInput,
        onDone: { target: '#session.signedIn.active', actions: keepRole },
        onError: notConfirmed,
      },
    },
  },
})
