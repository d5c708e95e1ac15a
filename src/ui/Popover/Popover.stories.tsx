import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta: Meta<typeof Popover> = {
  title: 'UI/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    children: 'Details and contact',
    label: 'Details and contact: Oak chair',
    content: 'Solid oak, made in 1962. One leg has been glued.',
  },
  render: (args) => (
    <>
      <Popover {...args} />
      <Text>Free delivery</Text>
    </>
  ),
}
export default meta

type Story = StoryObj<typeof Popover>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    const below = canvas.getByText('Free delivery')
    const { top } = below.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Details and contact: Oak chair' }))
    await waitFor(() => expect(canvas.getByText(/^Solid oak/)).toBeVisible())
    await expect(below.getBoundingClientRect().top).toBe(top)
  },
}
