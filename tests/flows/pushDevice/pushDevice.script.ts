import { type PushDeviceContext, pushDeviceMachine } from '../../../machines/pushDevice.machine.ts'
import type { PushConsent, PushStatus } from '../../../src/domain/push.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const PUBLIC_KEY = `B${'k'.repeat(86)}`

/** The script of a user who turns the push messages of a browser on and off. */
export const pushDeviceScript = scriptFor(pushDeviceMachine, {
  input: undefined,
  sends: [
    { name: 'pushDevice.turnOn', event: { type: 'pushDevice.turnOn' } },
    { name: 'pushDevice.turnOff', event: { type: 'pushDevice.turnOff' } },
    { name: 'pushDevice.retry', event: { type: 'pushDevice.retry' } },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
    watchPermission: [{ name: 'permission.changed', event: { type: 'permission.changed' } }],
  },
  ports: {
    check: portResults<PushStatus>({
      absent: { is: 'absent' },
      unsupported: { is: 'unsupported' },
      blocked: { is: 'blocked' },
      off: { is: 'off', publicKey: PUBLIC_KEY },
      on: { is: 'on', publicKey: PUBLIC_KEY },
    }),
    turnOn: portResults<PushConsent>({
      given: 'given',
      blocked: 'blocked',
      dismissed: 'dismissed',
      unreachable: 'unreachable',
    }),
    turnOff: portResults<void>({ ended: undefined }),
  },
  factsOf: ({ publicKey, failure }: PushDeviceContext) => [
    publicKey === null ? 'no key' : 'key',
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
