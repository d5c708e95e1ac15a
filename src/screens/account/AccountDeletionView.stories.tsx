import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type AccountDeletionContext,
  accountDeletionMachine,
} from '../../../machines/accountDeletion.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { AccountDeletionView } from './AccountDeletionView.tsx'

const meta: Meta<typeof AccountDeletionView> = {
  title: 'Screens/Account/Deletion',
  component: AccountDeletionView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'accountDeletion' },
}
export default meta

type Story = StoryObj<typeof AccountDeletionView>

const fresh: AccountDeletionContext = {
  blockers: [],
  method: 'password',
  wasOpened: false,
  failure: null,
}
const identity = (code: string) => ({ ...fresh, failure: { kind: 'identity' as const, code } })

const at = (value: StateValueFrom<typeof accountDeletionMachine>, context = fresh): Story => ({
  args: { state: accountDeletionMachine.resolveState({ value, context }) },
})

export const Idle = at('idle')
export const NotChecked = at('idle', { ...fresh, failure: { kind: 'noAnswer' } })
export const Checking = at('checking')
export const Blocked = at('blocked', {
  ...fresh,
  blockers: [
    { kind: 'order', id: 'order-1', name: 'Old camera' },
    { kind: 'booking', id: 'booking-1', name: 'Table radio' },
    { kind: 'sale', id: 'product-1', name: 'Lute' },
    { kind: 'refund', id: 'booking-2', name: 'Desk lamp' },
  ],
})
export const Asking = at('asking')
export const AskingAUserOfGoogle = at('asking', { ...fresh, method: 'google' })
export const WrongPassword = at('asking', identity('auth/invalid-credential'))
export const NotDeleted = at('asking', { ...fresh, failure: { kind: 'noAnswer' } })
export const Proving = at('proving')
export const Deleting = at('deleting')
export const DeletingIdentity = at('deletingIdentity')
export const IdentityKept = at('identityKept', identity('auth/network-request-failed'))
export const Deleted = at('deleted')
