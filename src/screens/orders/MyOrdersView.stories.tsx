import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { ordersMachine } from '../../actors/orders.ts'
import { orders } from '../story-world.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

const meta: Meta<typeof MyOrdersView> = {
  title: 'Screens/My Orders',
  component: MyOrdersView,
  args: { send: () => undefined, buyerEmail: 'buyer@loppis.test' },
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
export const FilledBrowsing = at({ filled: 'browsing' }, filled)
export const FilledConfirming = at(
  { filled: 'confirming' },
  {
    ...filled,
    request: {
      subjectId: 'product-1',
      title: '',
      message: '',
      confirmLabel: '',
      succeeded: '',
      failed: '',
    },
  },
)
