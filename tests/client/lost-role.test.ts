import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideSession } from '../../src/actors/session.ts'
import { createApi } from '../../src/api/api.ts'
import { createTokenStore } from '../../src/services/token.ts'
import { createFakePush } from '../screen/fake-push.ts'
import { openStorage } from '../screen/storage.ts'

const ada = { email: 'ada@example.test', name: 'Ada' }
const nothing = () => () => undefined
const never = () => Promise.reject(new Error('Nobody asks for it.'))

/** Opens a page in ada's browser, whose server answers the question for her role with `role`. */
async function openPage(storage: ReturnType<typeof openStorage>, role: () => Promise<Response>) {
  const token = { ...createTokenStore(storage), onRemovedElsewhere: nothing }
  if (token.read() === null) token.keep('a token', ada)
  const api = createApi({ baseUrl: 'https://market.test', readToken: token.read, fetch: role })
  const session = createActor(
    provideSession({
      api,
      identity: {
        assume: () => undefined,
        restore: never,
        signInWithPassword: never,
        signInWithGoogle: never,
        register: never,
        getIdToken: never,
        signOut: never,
        watch: nothing,
      },
      token,
      connection: { onRestored: nothing },
      navigation: { goTo: () => undefined, here: () => null },
      notify: () => undefined,
      serviceWorker: { forgetSeen: () => undefined },
      push: async () => createFakePush(),
      drafts: { forgetAllOf: never },
    }),
  )
  session.start()
  await waitFor(session, (state) => state.matches('signedIn'))
  return { api, session }
}

test('S6, C4: a user whose role is not answered has the screens of the last visit', async () => {
  const storage = openStorage()
  const announced = { _id: 'u1', extensions: ['report-dismissal'], lowestOffers: [50, 70] }
  const answer = { role: 'admin', ...announced }
  await openPage(storage, async () => Response.json(answer))
  const { api, session } = await openPage(storage, () => Promise.reject(new TypeError('No answer')))
  expect(session.getSnapshot().matches({ signedIn: 'unconfirmed' })).toBe(true)
  expect(await api.canDismissReports()).toBe(true)
  expect(await api.getUserId()).toBe('u1')
  expect(await api.listingChoices()).toMatchObject({ lowestOffers: [50, 70] })
})
