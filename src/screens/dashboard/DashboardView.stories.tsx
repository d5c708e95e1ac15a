import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyer, seller } from '../story-world.ts'
import { DashboardView } from './DashboardView.tsx'

const meta: Meta<typeof DashboardView> = {
  title: 'Screens/Dashboard',
  component: DashboardView,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DashboardView>

export const Buyer: Story = { args: { viewer: buyer } }
export const Seller: Story = { args: { viewer: seller } }
export const Admin: Story = {
  args: { viewer: { kind: 'user', email: 'admin@loppis.test', name: 'Ada', role: 'admin' } },
}
