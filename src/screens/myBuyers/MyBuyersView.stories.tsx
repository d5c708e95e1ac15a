import type { Meta, StoryObj } from '@storybook/react-vite'
import { salesMachine } from '../../actors/seller-products.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { progressStages } from '../table/progress-story-fixtures.ts'
import { sales } from '../seller-story-fixtures.ts'
import { picture, seller } from '../story-fixtures.ts'
import { MyBuyersView } from './MyBuyersView.tsx'

const meta: Meta<typeof MyBuyersView> = {
  title: 'Screens/My Buyers',
  component: MyBuyersView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof MyBuyersView>

const states = statesOf(salesMachine, sales, seller.email)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
/** Sales on a server that runs their orders. */
export const WithOrders: Story = {
  args: {
    state: statesOf(
      salesMachine,
      progressStages.map(({ name, ...stage }, index) => ({
        ...stage,
        _id: `product-${index}`,
        productName: name,
        image: picture,
        price: 85,
        bookers: [],
        buyer: { name: 'Bea Berg', email: 'buyer@loppis.test' },
      })),
      seller.email,
    ).browsing,
  },
}
