import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Disclosure } from './Disclosure.tsx'

const meta: Meta<typeof Disclosure> = {
  title: 'UI/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    label: 'Categories',
    items: [
      { key: 'chairs', label: 'Chairs', href: '/category/chairs' },
      { key: 'bicycles', label: 'Bicycles', href: '/category/bicycles', current: true },
      { key: 'cameras', label: 'Cameras', href: '/category/cameras' },
    ],
    last: { key: 'all', label: 'All categories', href: '/categories' },
  },
}
export default meta

type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Categories' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bicycles' })).toBeVisible())
  },
}

export const Empty: Story = {
  args: { items: [], emptyText: 'The categories are on their way.' },
}
