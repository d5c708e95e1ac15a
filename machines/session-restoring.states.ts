import type { RestoredUser } from '../src/domain/user.ts'
import { logOut, notifyFailure, notifySessionEnded, sessionSetup } from './session.setup.ts'

/** Params: the restored user. */
const restoredIn = ({ event }: { event: { output: RestoredUser | null } }) => ({
  identity: event.output?.identity ?? null,
  role: event.output?.role ?? null,
})

const hasIdentity = { type: 'hasIdentity' as const, params: restoredIn }
const keepIdentity = { type: 'keepIdentity' as const, params: restoredIn }

/** The first state of a page: the user of the last visit, or nobody. */
export const restoring = sessionSetup.createStateConfig({
  tags: 'pending',
  on: { 'session.logout': logOut },
  invoke: {
    id: 'restoreIdentity',
    src: 'restoreIdentity',
    onDone: [
      {
        guard: { type: 'hasToken', params: ({ event }) => ({ restored: event.output }) },
        target: '#session.establishing.resuming',
        actions: keepIdentity,
      },
      { guard: hasIdentity, target: '#session.establishing', actions: keepIdentity },
      { target: '#session.signedOut' },
    ],
    onError: {
      description: 'Continues as a guest, with a toast that gives the reason.',
      target: '#session.signedOut',
      actions: notifyFailure,
    },
  },
})

/** The identity provider says who the user is whose stored token the server refuses. */
export const reidentifying = sessionSetup.createStateConfig({
  tags: 'pending',
  on: { 'session.logout': logOut },
  invoke: {
    id: 'identifyAgain',
    src: 'restoreIdentity',
    onDone: [
      { guard: hasIdentity, target: '#session.establishing', actions: keepIdentity },
      {
        description: 'The identity provider has ended the session, as after a new password.',
        target: '#session.signedOut',
        actions: notifySessionEnded,
      },
    ],
    onError: { target: '#session.signedOut', actions: notifyFailure },
  },
})
