import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type VerificationMailContext,
  verificationMailMachine,
} from '../../../machines/verificationMail.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { VerificationMailView } from './VerificationMailView.tsx'

const meta: Meta<typeof VerificationMailView> = {
  title: 'Screens/Account/Confirm your email',
  component: VerificationMailView,
  args: { send: () => undefined, email: 'buyer@loppis.test' },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'verificationMail' },
}
export default meta

type Story = StoryObj<typeof VerificationMailView>

const fresh: VerificationMailContext = { inbox: null, failure: null }
const at = (value: StateValueFrom<typeof verificationMailMachine>, context = fresh): Story => ({
  args: { state: verificationMailMachine.resolveState({ value, context }) },
})

export const Checking = at('checking')
export const Verified = at('verified')
export const Unchecked = at('unchecked')
export const Unverified = at('unverified')
export const NotSent = at('unverified', {
  ...fresh,
  failure: { kind: 'identity', code: 'auth/too-many-requests' },
})
export const Sending = at('sending')
export const Sent = at('sent')
export const SentInTheDemo = at('sent', { ...fresh, inbox: '/standins/identity/inbox' })
