import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type SellerContext, sellerMachine } from '../../../machines/seller.machine.ts'
import type { SellerPage } from '../../domain/seller-page.ts'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { SellerView } from './SellerView.tsx'

const meta: Meta<typeof SellerView> = {
  title: 'Screens/Seller',
  component: SellerView,
  args: {
    send: () => undefined,
    errorActions: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
  },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'seller' },
}
export default meta

type Story = StoryObj<typeof SellerView>

const page: SellerPage = {
  seller: {
    _id: 'seller-1',
    name: 'Sam Sand',
    isVerified: true,
    since: '2029-03',
    rating: { count: 3, average: 4.67 },
    sold: 12,
    answersWithin: 2,
  },
  forSale: 3,
  products: [camera, chair, camera].map((product, index) => ({
    ...product,
    _id: `offered-${index}`,
    hasPage: true,
  })),
}

const at = (
  value: StateValueFrom<typeof sellerMachine>,
  context: Partial<SellerContext> = {},
): Story => ({
  args: {
    state: sellerMachine.resolveState({
      value,
      context: { sellerId: 'seller-1', page: null, before: 0, failure: null, ...context },
    }),
  },
})

export const Loading = at('loading')
export const Failed = at('failed', { failure: { kind: 'noAnswer' } })
export const Missing = at('missing', {
  failure: { kind: 'notFound', code: 'seller-unknown', message: "We couldn't find this seller." },
})
export const Shown = at({ shown: 'complete' }, { page })
const begun = { ...page, forSale: 104, next: 2 }
export const ShownInPart = at({ shown: 'browsing' }, { page: begun })
export const LoadingMore = at({ shown: 'loadingMore' }, { page: begun })
export const Interrupted = at(
  { shown: 'interrupted' },
  { page: begun, failure: { kind: 'noAnswer' } },
)
/** Without a mark, a sale, or anything for sale. */
export const ShownPlain = at(
  { shown: 'complete' },
  {
    page: {
      seller: {
        _id: 'seller-2',
        name: 'Tom Tall',
        isVerified: false,
        since: '2031-05',
        rating: { count: 0 },
        sold: 0,
      },
      forSale: 0,
      products: [],
    },
  },
)
