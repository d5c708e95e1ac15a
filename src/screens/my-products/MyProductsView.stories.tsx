import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContextFrom, createActor, type StateValueFrom } from 'xstate'
import { type AdvertiseContext, advertiseMachine } from '../../../machines/advertise.machine.ts'
import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { sellerProductsMachine } from '../../actors/seller-products.ts'
import { messages } from '../../domain/messages.ts'
import { chair, freshTable, listed, refusal, refused, snapshotArg } from '../story-world.ts'
import { MyProductsView } from './MyProductsView.tsx'

const nothingYet: AdvertiseContext = { productId: '', advertised: [], failures: {} }
const idle = advertiseMachine.resolveState({ value: 'idle', context: nothingYet })

type Context = ContextFrom<typeof sellerProductsMachine>
const fresh: Context = { of: 'seller@loppis.test', items: [], failure: null, request: null }
const filled: Context = { ...fresh, items: listed }
const browsing = sellerProductsMachine.resolveState({
  value: { filled: 'browsing' },
  context: filled,
})

const meta: Meta<typeof MyProductsView> = {
  title: 'Screens/My Products',
  component: MyProductsView,
  args: {
    products: browsing,
    sendProducts: () => undefined,
    advertise: idle,
    sendAdvertise: () => undefined,
    table: freshTable,
    sendTable: () => undefined,
    refusal,
  },
  argTypes: { products: snapshotArg, advertise: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof MyProductsView>

function at(value: StateValueFrom<typeof sellerProductsMachine>, context: Context): Story {
  return { args: { products: sellerProductsMachine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, filled)
const deletion = {
  act: 'remove' as const,
  subjectId: chair._id,
  subjectEmail: '',
  title: `Delete ${chair.productName}?`,
  message: messages.deleteProduct,
  confirmLabel: 'Delete',
  succeeded: messages.productRemoved,
  failed: messages.errorTryAgain,
}
export const FilledConfirming: Story = {
  args: {
    products: {
      ...sellerProductsMachine.resolveState({
        value: { filled: 'confirming' },
        context: { ...filled, request: deletion },
      }),
      children: { confirmation: createActor(confirmationMachine, { input: deletion }).start() },
    },
  },
}

function advertising(
  value: StateValueFrom<typeof advertiseMachine>,
  context: Partial<AdvertiseContext>,
): Story {
  const advertise = advertiseMachine.resolveState({ value, context: { ...nothingYet, ...context } })
  return { args: { advertise }, parameters: { machine: 'advertise' } }
}

export const AdvertiseIdle = advertising('idle', {})
export const AdvertiseAdvertising = advertising('advertising', { productId: chair._id })
export const JustAdvertised = advertising('idle', {
  productId: chair._id,
  advertised: [chair._id],
})
export const NotAdvertised = advertising('idle', {
  productId: 'product-5',
  failures: {
    [chair._id]: { kind: 'noAnswer' },
    'product-5': { kind: 'notFound', message: 'Not Found' },
  },
})
