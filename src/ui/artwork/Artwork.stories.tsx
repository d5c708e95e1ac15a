import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Layout/Cluster.tsx'
import { Grid } from '../Layout/Grid.tsx'
import { ClosedStall } from './ClosedStall.tsx'
import { Drawing } from './Drawing.tsx'
import { EmptyOrders } from './EmptyOrders.tsx'
import { EmptyShelf } from './EmptyShelf.tsx'
import { ErrorDrawing } from './ErrorDrawing.tsx'
import { PromiseDelivery } from './PromiseDelivery.tsx'
import { PromiseGift } from './PromiseGift.tsx'
import { PromiseProtection } from './PromiseProtection.tsx'
import { PromiseReturn } from './PromiseReturn.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta: Meta<typeof Drawing> = {
  title: 'UI/Artwork',
  component: Drawing,
  subcomponents: {
    Wordmark,
    ErrorDrawing,
    EmptyOrders,
    EmptyShelf,
    ClosedStall,
    PromiseDelivery,
    PromiseProtection,
    PromiseGift,
    PromiseReturn,
  },
  tags: ['autodocs'],
}
export default meta

type Story = StoryObj<typeof Drawing>

export const Drawings: Story = {
  render: () => (
    <Grid of="cards">
      <ErrorDrawing />
      <EmptyOrders />
      <EmptyShelf />
      <ClosedStall />
    </Grid>
  ),
}

export const Marks: Story = {
  render: () => (
    <Cluster gap="large">
      {[PromiseDelivery, PromiseProtection, PromiseGift, PromiseReturn].map((Mark) => (
        <span key={Mark.name}>
          <Mark />
        </span>
      ))}
      <span>
        <Wordmark />
      </span>
    </Cluster>
  ),
}
