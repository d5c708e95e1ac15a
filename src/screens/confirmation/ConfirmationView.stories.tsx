import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { ConfirmationView } from './ConfirmationView.tsx'

const meta: Meta<typeof ConfirmationView> = {
  title: 'Screens/Confirmation',
  component: ConfirmationView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'confirmation' },
}
export default meta

const context = {
  request: {
    action: 'remove' as const,
    subjectId: 'product-1',
    subjectEmail: '',
    title: message('askDeleteBooking', { product: 'Pocket film camera' }),
    message: message('bookAgain'),
    confirmLabel: message('delete'),
    succeeded: message('bookingRemoved'),
    failed: message('errorTryAgain'),
  },
}

function at(value: StateValueFrom<typeof confirmationMachine>): Story {
  const isOver = !['asking', 'performing'].includes(value)
  const status = isOver ? 'done' : 'active'
  return { args: { state: confirmationMachine.resolveState({ value, context, status }) } }
}
type Story = StoryObj<typeof ConfirmationView>

export const Asking = at('asking')
export const Performing = at('performing')
export const Performed = at('performed')
export const Cancelled = at('cancelled')
export const Failed = at('failed')
