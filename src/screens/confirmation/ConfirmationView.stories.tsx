import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import type { removalEffectsMachine } from '../../actors/admin.ts'
import { type Message, message } from '../../domain/message.ts'
import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { ConfirmationView } from './ConfirmationView.tsx'
import { RemovalView } from './Removal.tsx'
import { removalEffects } from './removal-story-fixtures.ts'
import { removalOfSeller } from './requests.ts'

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
  reason: null,
  choices: {},
  reasonError: null,
  lastFailure: null,
}

const removing = {
  ...context,
  request: removalOfSeller({
    _id: 'seller-1',
    name: 'Sam Sand',
    email: 'sam@loppis.test',
    isVerified: true,
  }),
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

const removal = (
  effects: SnapshotFrom<typeof removalEffectsMachine>,
  reasonError: Message | null = null,
): Story => ({
  args: {
    state: confirmationMachine.resolveState({
      value: 'asking',
      context: { ...removing, reasonError },
    }),
    renderRemoval: (props) => <RemovalView {...props} onRetry={() => undefined} state={effects} />,
  },
})

export const Removing = removal(removalEffects.browsing)
export const RemovingWithoutReason = removal(removalEffects.browsing, message('wordsRequired'))
export const RemovingAgain: Story = {
  args: {
    ...removal(removalEffects.browsing).args,
    state: confirmationMachine.resolveState({
      value: 'asking',
      context: { ...removing, lastFailure: { tone: 'negative', title: message('adminError') } },
    }),
  },
}
export const RemovingWhileItLoads = removal(removalEffects.loading)
export const RemovingUnread = removal(removalEffects.failed)
/** A server of section 7 alone. */
export const RemovingPlain = removal(removalEffects.empty)
