import {
  accountDeletionMachine,
  type DeletionTerms,
} from '../../../machines/accountDeletion.machine.ts'
import type { Blocker } from '../../../src/domain/account.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const order: Blocker = { kind: 'order', id: 'order-1', name: 'Old camera' }
const wrongPassword = { kind: 'identity', code: 'auth/invalid-credential' } as const
const removed = { kind: 'forbidden', code: 'account-removed', message: 'Removed' } as const
const gone = { kind: 'identity', code: 'auth/user-not-found' } as const
const ended = { kind: 'identity', code: 'auth/user-token-expired' } as const

/** The script of the deletion of an account. */
export const accountDeletionScript = scriptFor(accountDeletionMachine, {
  input: undefined,
  sends: [
    { name: 'accountDeletion.open', event: { type: 'accountDeletion.open' } },
    { name: 'accountDeletion.cancel', event: { type: 'accountDeletion.cancel' } },
    {
      name: 'accountDeletion.confirm',
      event: { type: 'accountDeletion.confirm', password: 'second-hand' },
    },
    { name: 'accountDeletion.retry', event: { type: 'accountDeletion.retry' } },
    { name: 'accountDeletion.leave', event: { type: 'accountDeletion.leave' } },
  ],
  listeners: {},
  ports: {
    readTerms: portResults<DeletionTerms>({
      free: { blockers: [], method: 'password' },
      inUse: { blockers: [order], method: 'password' },
    }),
    proveIdentity: portResults<void>({ proven: undefined }, { wrongPassword }),
    deleteAccount: portResults<readonly Blocker[]>({ done: [], inUse: [order] }, { removed }),
    deleteIdentity: portResults<void>({ done: undefined }, { gone, ended }),
  },
  factsOf: ({ wasOpened, blockers, failure }) => [
    blockers.length,
    wasOpened,
    failure === null ? 'well' : 'failed',
  ],
  bound: 8,
})
