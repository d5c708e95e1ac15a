import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { initialSession, sessionMachine } from '../../machines/session.machine.ts'
import { provideAccountDeletion } from '../../src/actors/accountDeletion.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'

const services = createServerServices({
  address: '/dashboard/account',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})
const email = 'ada@loppis.test'

it('a deleted account leaves no draft in the browser', async () => {
  const [storage, files] = [openStorage(), openMemoryFiles()]
  const drafts = createDraftService(
    () => storage,
    () => files,
  )
  const session = createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value: 'signedIn',
      context: { ...initialSession, identity: { email, name: 'Ada' }, role: 'seller' },
    }),
  })
  const kept = [
    { kind: 'profile', owner: email },
    { kind: 'listing', owner: email },
    { kind: 'messages', owner: email, subject: 'product-1 bea' },
  ] as const
  for (const of of kept) drafts.keep(of, { text: 'Hello' })
  await drafts.keepPictures(kept[1], [new File(['lamp'], 'lamp.png')])

  const machine = provideAccountDeletion(
    {
      ...services,
      api: {
        ...services.createApi(() => undefined),
        getAccount: async () => null,
        deleteAccount: async () => true,
      },
      identity: { ...services.identity, withAccounts: async () => undefined as never },
      drafts,
      notify: () => undefined,
    },
    (act) => act(),
    session,
  )
  const deletion = createActor(machine).start()
  deletion.send({ type: 'accountDeletion.open' })
  await waitFor(deletion, (state) => state.matches('asking'))
  deletion.send({ type: 'accountDeletion.confirm', password: null })
  await waitFor(deletion, (state) => state.matches('deleted'))
  await expect.poll(() => kept.map((of) => drafts.recall(of))).toEqual([null, null, null])
  expect(await drafts.recallPictures(kept[1])).toEqual([])
})
