import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type EmailConfirmationContext,
  emailConfirmationMachine,
} from '../../../machines/emailConfirmation.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { EmailConfirmationView } from './EmailConfirmationView.tsx'

const meta: Meta<typeof EmailConfirmationView> = {
  title: 'Screens/Email confirmation',
  component: EmailConfirmationView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'emailConfirmation' },
}
export default meta

type Story = StoryObj<typeof EmailConfirmationView>

const at = (
  value: StateValueFrom<typeof emailConfirmationMachine>,
  context: EmailConfirmationContext = { oobCode: 'code', failure: null },
): Story => ({ args: { state: emailConfirmationMachine.resolveState({ value, context }) } })

export const Confirming = at('confirming')
export const Failed = at('failed', {
  oobCode: 'code',
  failure: { kind: 'identity', code: 'auth/network-request-failed' },
})
export const Confirmed = at('confirmed')
export const Useless = at('useless')
