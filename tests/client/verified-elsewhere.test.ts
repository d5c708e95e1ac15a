import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideEmailConfirmation } from '../../src/actors/emailConfirmation.ts'
import { provideVerificationMail } from '../../src/actors/verificationMail.ts'

/** Opens the account page of a user who has not confirmed the address. */
async function openPage() {
  let verified: boolean | Error = false
  let report: (isVisible: boolean) => void = () => undefined
  const asked = vi.fn(async () => {
    if (verified instanceof Error) throw verified
    return verified
  })
  const actor = createActor(
    provideVerificationMail({
      identity: {
        withAccounts: (work) =>
          work({ isEmailVerified: asked, sendVerification: async () => ({ inbox: null }) }),
      },
      visibility: {
        watch(listener) {
          report = listener
          listener(true)
          return () => undefined
        },
      },
    }),
  ).start()
  await waitFor(actor, (state) => state.matches('unverified'))
  return {
    actor,
    asked,
    leave: () => report(false),
    comeBack(now: boolean | Error) {
      verified = now
      report(true)
    },
  }
}

it('a user who confirms the address in another tab and comes back is no longer asked to', async () => {
  const { actor, leave, comeBack } = await openPage()
  leave()
  comeBack(true)
  await waitFor(actor, (state) => state.matches('verified'))
})

it.each([false, new Error('Offline')])(
  'a user who comes back without that is still asked to: %s',
  async (now) => {
    const { actor, asked, leave, comeBack } = await openPage()
    leave()
    comeBack(now)
    await expect.poll(() => asked.mock.settledResults).toHaveLength(2)
    expect(actor.getSnapshot().matches('unverified')).toBe(true)
  },
)

it('a page that is opened asks once', async () => {
  const { asked } = await openPage()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('an address that is confirmed where its user is signed in is known to the server at once', async () => {
  const getAccessToken = vi.fn(async () => 'token')
  const machine = provideEmailConfirmation({
    api: { getAccessToken },
    identity: {
      getIdToken: async () => 'proof',
      withAccounts: (work) => work({ confirmEmail: async () => undefined }),
    },
    token: { owner: () => ({ name: 'Ada', email: 'ada@loppis.test' }) },
  })
  const actor = createActor(machine, { input: { oobCode: 'code' } }).start()
  await waitFor(actor, (state) => state.matches('confirmed'))
  await expect
    .poll(() => getAccessToken.mock.calls)
    .toEqual([[{ email: 'ada@loppis.test', idToken: 'proof' }]])
})
