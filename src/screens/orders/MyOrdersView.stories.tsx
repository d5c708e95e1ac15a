import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContextFrom, createActor, type StateValueFrom } from 'xstate'
import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { ordersMachine } from '../../actors/orders.ts'
import { messages } from '../../domain/messages.ts'
import { freshTable, order, orders, refusal, refused, snapshotArg } from '../story-world.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

const meta: Meta<typeof MyOrdersView> = {
  title: 'Screens/My Orders',
  component: MyOrdersView,
  args: {
    send: () => undefined,
    table: freshTable,
    sendTable: () => undefined,
    buyerEmail: 'buyer@loppis.test',
    refusal,
  },
  argTypes: { state: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Context = ContextFrom<typeof ordersMachine>
const fresh: Context = { of: 'buyer@loppis.test', items: [], failure: null, request: null }
const filled: Context = { ...fresh, items: orders }

function at(value: StateValueFrom<typeof ordersMachine>, context: Context): Story {
  return { args: { state: ordersMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof MyOrdersView>

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, filled)
export const FilledChecking = at({ filled: 'checking' }, filled)
const deletion = {
  act: 'remove' as const,
  subjectId: order.productId,
  subjectEmail: '',
  title: `Delete your booking of ${order.productName}?`,
  message: messages.bookAgain,
  confirmLabel: 'Delete',
  succeeded: messages.bookingRemoved,
  failed: messages.errorTryAgain,
}
export const FilledConfirming: Story = {
  args: {
    state: {
      ...ordersMachine.resolveState({
        value: { filled: 'confirming' },
        context: { ...filled, request: deletion },
      }),
      children: { confirmation: createActor(confirmationMachine, { input: deletion }).start() },
    },
  },
}
