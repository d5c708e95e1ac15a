import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { PushConsent, PushStatus } from '../src/domain/push.ts'
import {
  connectionListener,
  createAssign,
  forgetFailure,
  keepFailure,
  listener,
  port,
  watchConnection,
} from './kit.ts'

export type PushDeviceContext = {
  /** The key that the browser subscribes with; null where the browser cannot subscribe now. */
  publicKey: string | null
  failure: Failure | null
}

type Checked = { event: { output: PushStatus } }
type Answered = { event: { output: PushConsent } }

/** The state that a status of the browser and the server leads to. */
const ledBy = (is: Exclude<PushStatus['is'], 'absent'>) => ({
  guard: {
    type: 'isStatus' as const,
    params: ({ event }: Checked) => ({ status: event.output, is }),
  },
  target: is,
})
const consentIs = (is: PushConsent) => ({
  type: 'isConsent' as const,
  params: ({ event }: Answered) => ({ consent: event.output, is }),
})

const assign = createAssign<PushDeviceContext>()
const keepKey = assign<{ output: PushStatus }>(({ event: { output: status } }) => ({
  publicKey: 'publicKey' in status ? status.publicKey : null,
}))

const check = {
  id: 'check' as const,
  src: 'check' as const,
  onDone: [
    { ...ledBy('on'), actions: keepKey },
    { ...ledBy('off'), actions: keepKey },
    ledBy('blocked'),
    ledBy('unsupported'),
    { target: 'absent' as const },
  ],
  onError: { target: 'failed' as const, actions: keepFailure },
}

const watchPermission = {
  id: 'watchPermission' as const,
  src: 'watchPermission' as const,
  onError: { description: 'The next visit of the page shows the permission.' },
}

/** Whether this browser shows the user's push messages. */
export const pushDeviceMachine = setup({
  types: {
    context: {} as PushDeviceContext,
    events: {} as
      | { type: 'pushDevice.turnOn' }
      | { type: 'pushDevice.turnOff' }
      | { type: 'pushDevice.retry' }
      | { type: 'permission.changed' }
      | { type: 'connection.restored' },
    children: {} as {
      check: 'check'
      turnOn: 'turnOn'
      turnOff: 'turnOff'
      watchConnection: 'watchConnection'
      watchPermission: 'watchPermission'
    },
  },
  actors: {
    check: port<PushStatus>('pushDevice.check'),
    /** Asks the user in the browser, and tells the server which browser shows the messages. */
    turnOn: port<PushConsent, { publicKey: string | null }>('pushDevice.turnOn'),
    /** Ends the subscription of the browser. */
    turnOff: port<void>('pushDevice.turnOff'),
    watchConnection: connectionListener,
    /** Sends `permission.changed` when the user allows or forbids notifications in the browser. */
    watchPermission: listener('watchPermission'),
  },
  guards: {
    /** The browser and the server have this status. */
    isStatus: (_, { status, is }: { status: PushStatus; is: PushStatus['is'] }) => status.is === is,
    /** The user has answered this in the browser. */
    isConsent: (_, { consent, is }: { consent: PushConsent; is: PushConsent }) => consent === is,
  },
}).createMachine({
  id: 'pushDevice',
  context: { publicKey: null, failure: null },
  initial: 'checking',
  states: {
    checking: { tags: 'busy', invoke: check },
    absent: { type: 'final', description: 'The server sends no push messages.' },
    unsupported: { type: 'final', description: 'This browser shows no push messages.' },
    failed: {
      invoke: watchConnection,
      on: { 'pushDevice.retry': 'rechecking', 'connection.restored': 'rechecking' },
      exit: forgetFailure,
    },
    rechecking: {
      tags: 'busy',
      description: 'The rest of the page stays, unlike in the first check.',
      invoke: check,
    },
    blocked: {
      description: 'The user has forbidden notifications in the browser, and allows them there.',
      invoke: watchPermission,
      on: { 'pushDevice.retry': 'rechecking', 'permission.changed': 'rechecking' },
    },
    off: {
      invoke: watchPermission,
      on: { 'pushDevice.turnOn': 'turningOn', 'permission.changed': 'rechecking' },
      exit: forgetFailure,
    },
    unreachable: {
      description: 'The browser does not reach its push service.',
      on: { 'pushDevice.turnOn': 'turningOn' },
    },
    turningOn: {
      tags: 'busy',
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        input: ({ context: { publicKey } }) => ({ publicKey }),
        onDone: [
          { guard: consentIs('given'), target: 'on' },
          { guard: consentIs('blocked'), target: 'blocked' },
          { guard: consentIs('unreachable'), target: 'unreachable' },
          { target: 'off', description: 'The user has closed the question of the browser.' },
        ],
        onError: { target: 'off', actions: keepFailure },
      },
    },
    on: {
      invoke: watchPermission,
      on: { 'pushDevice.turnOff': 'turningOff', 'permission.changed': 'rechecking' },
      exit: forgetFailure,
    },
    turningOff: {
      tags: 'busy',
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        onDone: 'off',
        onError: { target: 'on', actions: keepFailure },
      },
    },
  },
})
