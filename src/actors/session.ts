import { fromCallback, fromPromise } from 'xstate'
import { sessionMachine } from '../../machines/session.machine.ts'
import type { Destination } from '../domain/destinations.ts'
import type { RestoredUser } from '../domain/user.ts'
import type { PageServices, Services } from './services.ts'

const isDoor = (place: Destination | null) =>
  place?.screen === 'login' || place?.screen === 'register'

/** The services of the session. */
export type SessionServices = Pick<Services, 'notify' | 'push' | 'token'> & {
  serviceWorker: Pick<PageServices['serviceWorker'], 'forgetSeen'>
  drafts: Pick<Services['drafts'], 'forgetAllOf'>
  api: Pick<
    Services['api'],
    'announcement' | 'assumeAnnouncement' | 'getAccessToken' | 'getRole' | 'putUser'
  >
  connection: Pick<Services['connection'], 'onRestored'>
  identity: Omit<Services['identity'], 'warm' | 'withAccounts'>
  navigation: Pick<Services['navigation'], 'goTo' | 'here'>
}

/** Provides the session machine with the identity provider, the token store and the server. */
export function provideSession(services: SessionServices) {
  const { api, connection, drafts, identity, token, navigation, notify, serviceWorker } = services
  /** The server has refused the token of the last visit. */
  let isRefused = false
  /** The browser's next user must not see messages of this user. Nothing waits for the request. */
  const endPushMessages = () => {
    services
      .push()
      .then((push) => push.unsubscribe())
      .catch(() => undefined)
  }
  return sessionMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => {
        const stopWatching = identity.watch((changed) =>
          sendBack({ type: 'identity.changed', identity: changed }),
        )
        const stopListening = token.onRemovedElsewhere(() =>
          sendBack({ type: 'token.removedElsewhere' }),
        )
        const stopHearing = connection.onRestored(() => sendBack({ type: 'connection.restored' }))
        return () => {
          stopHearing()
          stopWatching()
          stopListening()
        }
      }),
      restoreIdentity: fromPromise(async (): Promise<RestoredUser | null> => {
        const owner = token.owner()
        if (owner !== null) {
          identity.assume(owner)
          // Without the answer for the role, the screens of the last visit stay.
          api.assumeAnnouncement(token.announcement()).catch(() => undefined)
          return { identity: owner, hasToken: true, role: token.role() }
        }
        const restored = await identity.restore()
        // The session has ended elsewhere, as after a new password, so that no sign-out follows here.
        if (restored === null && isRefused) endPushMessages()
        return restored === null ? null : { identity: restored, hasToken: false, role: null }
      }),
      signInWithPassword: fromPromise(({ input }) => identity.signInWithPassword(input)),
      signInWithGoogle: fromPromise(({ signal }) => identity.signInWithGoogle({ signal })),
      registerIdentity: fromPromise(({ input }) => identity.register(input)),
      saveUser: fromPromise(async ({ input }) =>
        api.putUser({
          ...input.identity,
          role: input.role,
          idToken: await identity.getIdToken({ forceRefresh: true }),
        }),
      ),
      fetchToken: fromPromise(async ({ input }) => {
        const { email } = input.identity
        const proof = await identity.getIdToken()
        token.keep(await api.getAccessToken({ email, idToken: proof }), input.identity)
      }),
      fetchRole: fromPromise(async ({ input }) => {
        const role = await api.getRole(input.email)
        token.keepRole(role, await api.announcement())
        return role
      }),
      signOut: fromPromise(({ input: { leaving } }) => {
        endPushMessages()
        // The computer may be shared. A session that ended by itself leaves everything for the next login.
        if (leaving !== null) {
          void drafts.forgetAllOf({ kind: 'profile', owner: leaving })
          serviceWorker.forgetSeen()
        }
        return identity.signOut()
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      // Replace the login's history entry, so that the back button leads to the screen before it.
      goTo: (_, destination) =>
        navigation.goTo(destination, { replace: isDoor(navigation.here()) }),
      removeToken: () => token.remove(),
      invalidateToken: () => {
        isRefused = true
        token.signOutLocally()
      },
    },
  })
}
