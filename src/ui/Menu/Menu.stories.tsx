import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Menu } from './Menu.tsx'

const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Astrid Lind',
    items: [
      { key: 'orders', label: 'My Orders', href: '/dashboard/my-orders' },
      { key: 'wishlist', label: 'Wishlist', href: '/dashboard/wishlist' },
      { key: 'logout', label: 'Logout', onSelect: fn() },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Astrid Lind' }))
    await expect(await screen.findByRole('menuitem', { name: 'My Orders' })).toBeVisible()
  },
}
