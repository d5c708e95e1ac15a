import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideSession, type SessionServices } from '../../src/actors/session.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Identity } from '../../src/domain/user.ts'
import { createTokenStore } from '../../src/services/token.ts'
import { createFakePush } from '../screen/fake-push.ts'
import { openStorage } from '../screen/storage.ts'

const ada: Identity = { email: 'ada@example.test', name: 'Ada' }
const nothing = () => () => undefined
const never = () => Promise.reject(new Error('Nobody asks for it.'))

/** Opens a page in a browser that ada has used; the server refuses her token. `known`: whom the identity provider knows. */
async function openPage(known: Identity | null) {
  const token = { ...createTokenStore(openStorage()), onRemovedElsewhere: nothing }
  token.keep('an old token', ada)
  const push = createFakePush()
  await push.subscribe('key')
  const api: SessionServices['api'] = {
    announcement: async () => ({ extensions: [], _id: null, lowestOffers: [], contactFor: null }),
    assumeAnnouncement: async () => undefined,
    putUser: never,
    getAccessToken: async () => 'a new token',
    getRole: async () => {
      if (token.read() === 'a new token') return 'buyer'
      throw new FailureError({ kind: 'unauthorized' })
    },
  }
  const identity: SessionServices['identity'] = {
    assume: () => undefined,
    restore: async () => known,
    signInWithPassword: never,
    signInWithGoogle: never,
    register: never,
    getIdToken: async () => 'an ID token',
    signOut: async () => undefined,
    watch: nothing,
  }
  const forgotten: string[] = []
  const session = createActor(
    provideSession({
      api,
      identity,
      token,
      connection: { onRestored: nothing },
      navigation: { goTo: () => undefined, here: () => null },
      notify: () => undefined,
      serviceWorker: { forgetSeen: () => undefined },
      push: async () => push,
      drafts: {
        forgetAllOf: async ({ owner }) => {
          forgotten.push(owner)
        },
      },
    }),
  )
  session.start()
  return { session, forgotten, shown: async () => push.read('key') }
}

test('a browser whose session has ended elsewhere shows no more push messages of its user', async () => {
  const { session, shown } = await openPage(null)
  await waitFor(session, (state) => state.matches('signedOut'))
  await expect.poll(shown).toEqual({ is: 'ready', endpoint: null })
})

test('a browser whose session is renewed shows them as before', async () => {
  const { session, shown } = await openPage(ada)
  await waitFor(session, (state) => state.matches('signedIn'))
  expect(await shown()).toEqual({ is: 'ready', endpoint: expect.any(String) })
})

test('S7: a user who logs out leaves no draft in the browser, and one whose session has ended finds them again', async () => {
  const left = await openPage(ada)
  await waitFor(left.session, (state) => state.matches('signedIn'))
  left.session.send({ type: 'session.logout', destination: { screen: 'login' } })
  await waitFor(left.session, (state) => state.matches('signedOut'))
  expect(left.forgotten).toEqual([ada.email])

  const ended = await openPage(ada)
  await waitFor(ended.session, (state) => state.matches('signedIn'))
  ended.session.send({ type: 'token.removedElsewhere' })
  await waitFor(ended.session, (state) => state.matches('signedOut'))
  expect(ended.forgotten).toEqual([])
})
