import { sessionMachine } from '../../../machines/session.machine.ts'
import type { Identity, RestoredUser, Role } from '../../../src/domain/user.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const ada: Identity = { email: 'ada@loppis.test', name: 'Ada' }
const eve: Identity = { email: 'eve@loppis.test', name: 'Eve' }

const credentials = { email: ada.email, password: 'second-hand' }
export const home = { screen: 'home' } as const
export const myOrders = { screen: 'myOrders' } as const
const popup = (code: string) => ({ kind: 'identity', code }) as const

/** The identity provider has ended the session. */
const ended = popup('auth/user-token-expired')

const roles = portResults<Role>({ buyer: 'buyer', seller: 'seller', admin: 'admin' })

/** The script of a session. */
export const sessionScript = scriptFor(sessionMachine, {
  input: undefined,
  sends: [
    {
      name: 'login.submit=complete',
      event: { type: 'login.submit', form: credentials, origin: myOrders },
    },
    {
      name: 'login.submit=blank',
      event: { type: 'login.submit', form: { email: ' ', password: '' } },
    },
    {
      name: 'register.submit=complete',
      event: { type: 'register.submit', form: { ...credentials, name: 'Ada', role: 'seller' } },
    },
    {
      name: 'register.submit=noRole',
      event: { type: 'register.submit', form: { ...credentials, name: 'Ada', role: '' } },
    },
    {
      name: 'login.change',
      event: { type: 'login.change', form: credentials },
    },
    {
      name: 'register.change',
      event: { type: 'register.change', form: { ...credentials, name: 'Ada', role: '' } },
    },
    { name: 'google.submit', event: { type: 'google.submit', origin: myOrders } },
    { name: 'google.cancel', event: { type: 'google.cancel' } },
    {
      name: 'registration.complete',
      event: { type: 'registration.complete', role: 'seller' },
    },
    { name: 'session.retry', event: { type: 'session.retry' } },
    { name: 'session.logout', event: { type: 'session.logout', destination: home } },
    { name: 'session.unauthorized=screen', event: { type: 'session.unauthorized', at: myOrders } },
    { name: 'session.unauthorized=nowhere', event: { type: 'session.unauthorized', at: null } },
    { name: 'identity.renamed', event: { type: 'identity.renamed', name: 'Ada Berg' } },
    { name: 'session.refused=screen', event: { type: 'session.refused', at: myOrders } },
    { name: 'session.refused=nowhere', event: { type: 'session.refused', at: null } },
  ],
  listeners: {
    watchSession: [
      { name: 'identity.changed=nobody', event: { type: 'identity.changed', identity: null } },
      { name: 'identity.changed=ada', event: { type: 'identity.changed', identity: ada } },
      { name: 'identity.changed=eve', event: { type: 'identity.changed', identity: eve } },
      { name: 'token.removedElsewhere', event: { type: 'token.removedElsewhere' } },
      { name: 'connection.restored', event: { type: 'connection.restored' } },
    ],
  },
  ports: {
    restoreIdentity: portResults<RestoredUser | null>({
      nobody: null,
      ada: { identity: ada, hasToken: false, role: null },
      kept: { identity: ada, hasToken: true, role: null },
      keptRole: { identity: ada, hasToken: true, role: 'buyer' },
    }),
    identifyAgain: portResults<RestoredUser | null>({
      nobody: null,
      ada: { identity: ada, hasToken: false, role: null },
    }),
    signInWithPassword: portResults<Identity>({ ada }),
    signInWithGoogle: portResults<Identity>(
      { ada },
      {
        popupClosed: popup('auth/popup-closed-by-user'),
        popupCancelled: popup('auth/cancelled-popup-request'),
        popupBlocked: popup('auth/popup-blocked'),
      },
    ),
    registerIdentity: portResults<Identity>({ ada }),
    saveUser: portResults<boolean>({ acknowledged: true, refused: false }),
    fetchToken: portResults<void>({ kept: undefined }, { ended }),
    renewToken: portResults<void>({ kept: undefined }, { ended }),
    confirmToken: portResults<void>({ kept: undefined }, { ended }),
    fetchRole: roles,
    resumeRole: roles,
    confirmRole: roles,
    signOut: portResults<void>({ done: undefined }),
  },
  factsOf: ({ identity, role, keptRole, registeringAs, origin }) => [
    identity === null ? 'nobody' : identity.email === ada.email ? 'Ada' : 'Eve',
    role === null ? 'without a role' : 'with a role',
    keptRole === null ? 'no role kept' : 'role kept',
    registeringAs === null ? 'asked for a role' : `registering as ${registeringAs}`,
    origin === null ? 'staying' : 'arriving',
  ],
  bound: 6,
})
