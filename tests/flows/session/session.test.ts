import { expect, it } from 'vitest'
import { sessionMachine } from '../../../machines/session.machine.ts'
import { FailureError } from '../../../src/domain/failure.ts'
import { sessionEnded } from '../../../src/domain/toasts.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'
import { ada } from './session.script.ts'

const guest = async () => {
  const session = scriptedActor(sessionMachine, { input: undefined, listeners: ['watchSession'] })
  await session.resolve('restoreIdentity', null)
  return session
}
const credentials = { email: ada.email, password: 'second-hand' }

const unknown = new FailureError({ kind: 'notFound', code: 'user-unknown', message: 'Unknown.' })

it('S3: Google registers an unknown user as a buyer, also after a failed registration as a seller', async () => {
  const { actor, calls, reject, resolve } = await guest()
  actor.send({ type: 'register.submit', form: { ...credentials, name: 'Ada', role: 'seller' } })
  await reject('registerIdentity', new Error('Cut off'))
  actor.send({ type: 'google.submit' })
  await resolve('signInWithGoogle', ada)
  expect(calls.at(-1)).toMatchObject({ port: 'fetchToken', input: { identity: ada } })
  await reject('fetchToken', unknown)
  expect(calls.at(-1)).toMatchObject({ port: 'saveUser', input: { identity: ada, role: 'buyer' } })
})

it('S3: Google never saves a user whom the server knows', async () => {
  const { actor, calls, resolve } = await guest()
  actor.send({ type: 'google.submit' })
  await resolve('signInWithGoogle', ada)
  await resolve('fetchToken', undefined)
  await resolve('fetchRole', 'seller')
  expect(actor.getSnapshot().context.role).toBe('seller')
  expect(calls.map(({ port }) => port)).not.toContain('saveUser')
})

it.each(['fetchToken', 'fetchRole'] as const)(
  'S3: after a failure and a retry, an unknown Google user is saved as a buyer: %s',
  async (port) => {
    const { actor, calls, reject, resolve } = await guest()
    actor.send({ type: 'google.submit' })
    await resolve('signInWithGoogle', ada)
    if (port === 'fetchRole') await resolve('fetchToken', undefined)
    await reject(port, new Error('Cut off'))
    actor.send({ type: 'session.retry' })
    if (port === 'fetchRole') await resolve('fetchToken', undefined)
    await reject(port, unknown)
    expect(calls.at(-1)).toMatchObject({ port: 'saveUser', input: { role: 'buyer' } })
    await resolve('saveUser', true)
    expect(calls.at(-1)).toMatchObject({ port: 'fetchToken' })
  },
)

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

const refused = new FailureError({ kind: 'unauthorized' })

it.each([
  ['the identity provider still knows the user', { identity: ada, hasToken: false, role: null }],
  ['the identity provider has ended the session too', null],
])('S7: a session that ended on another device says so after a reload: %s', async (_, restored) => {
  const { actor, effects, reject, resolve } = scriptedActor(sessionMachine, {
    input: undefined,
    listeners: ['watchSession'],
  })
  await resolve('restoreIdentity', { identity: ada, hasToken: true, role: 'buyer' })
  await reject('resumeRole', refused)
  await resolve('identifyAgain', restored)
  if (restored !== null) {
    await reject('fetchToken', refused)
    await resolve('signOut', undefined)
  }
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' })
  expect(effects).toContainEqual({ action: 'notify', params: sessionEnded })
  expect(actor.getSnapshot().context.endedRole).toBe('buyer')
})
