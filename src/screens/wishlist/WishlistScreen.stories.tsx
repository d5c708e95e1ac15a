import type { Meta, StoryObj } from '@storybook/react-vite'
import { WishlistScreen } from './WishlistScreen.tsx'

const meta: Meta<typeof WishlistScreen> = {
  title: 'Screens/Wishlist',
  component: WishlistScreen,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof WishlistScreen>

export const Kept: Story = {}
