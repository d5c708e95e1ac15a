import type { Meta, StoryObj } from '@storybook/react-vite'
import { viewers } from '../story-fixtures.ts'
import { DashboardView } from './DashboardView.tsx'

const meta: Meta<typeof DashboardView> = {
  title: 'Screens/Dashboard',
  component: DashboardView,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DashboardView>

export const Buyer: Story = { args: { viewer: viewers.buyer } }
export const Seller: Story = { args: { viewer: viewers.seller } }
export const Admin: Story = { args: { viewer: viewers.admin } }
