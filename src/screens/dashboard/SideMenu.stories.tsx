import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideMenu } from './SideMenu.tsx'

const meta: Meta<typeof SideMenu> = {
  title: 'Screens/Dashboard/Side Menu',
  component: SideMenu,
}
export default meta

type Story = StoryObj<typeof SideMenu>

const extensions = ['offers', 'payouts', 'order-reviews', 'conversations']

export const Buyer: Story = { args: { role: 'buyer', extensions, current: 'dashboard' } }
export const Seller: Story = { args: { role: 'seller', extensions, current: 'myProducts' } }
export const Admin: Story = { args: { role: 'admin', extensions, current: 'reportedItems' } }
