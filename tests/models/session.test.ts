import { expect, it } from 'vitest'
import { sessionMachine } from '../../machines/session.machine.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'
import { sessionEndInvariants } from './session-ends.invariants.ts'
import { ada, sessionScript } from './session.events.ts'
import { sessionInvariants, whoIsSignedIn } from './session.invariants.ts'

describeFlow('S1 to S11', {
  script: sessionScript,
  invariants: { ...sessionInvariants, ...sessionEndInvariants },
  check: whoIsSignedIn,
})

const guest = async () => {
  const session = scriptedActor(sessionMachine, { input: undefined, listeners: ['watchSession'] })
  await session.resolve('restoreIdentity', null)
  return session
}
const credentials = { email: ada.email, password: 'second-hand' }

it('S3: Google registers a buyer, also after a failed registration as a seller', async () => {
  const { actor, calls, reject, resolve } = await guest()
  actor.send({ type: 'register.submit', form: { ...credentials, name: 'Ada', role: 'seller' } })
  await reject('registerIdentity', new Error('Cut off'))
  actor.send({ type: 'google.submit' })
  await resolve('signInWithGoogle', ada)
  expect(calls.at(-1)).toMatchObject({ port: 'saveUser', input: { identity: ada, role: 'buyer' } })
})

it('S7: a login that fails halfway leaves nothing in the context for the next user', async () => {
  const { actor, emit, reject, resolve } = await guest()
  const { context: untouched } = actor.getSnapshot()
  actor.send({ type: 'login.submit', form: { email: '', password: '' } })
  emit({ type: 'identity.changed', identity: ada })
  await reject('fetchToken', new Error('Cut off'))
  expect(actor.getSnapshot().context).not.toEqual(untouched)
  actor.send({ type: 'session.logout', destination: { screen: 'home' } })
  await resolve('signOut', undefined)
  expect(actor.getSnapshot().context).toEqual(untouched)
})
