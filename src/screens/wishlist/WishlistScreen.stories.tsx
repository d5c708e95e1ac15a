import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from './WishlistScreen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Screens/Wishlist',
  component: Screen,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Kept: StoryObj<typeof Screen> = {}
