import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Excerpt } from './Excerpt.tsx'

const text =
  'Sharp lens, new light seals, the case shows its age. A roll of film comes with it, and the strap that it was always carried by.\nIt was last used in the summer of 2019 and has been kept dry since.'

const meta: Meta<typeof Excerpt> = {
  title: 'UI/Excerpt',
  tags: ['autodocs'],
  component: Excerpt,
  args: { text, length: 80 },
}
export default meta

type Story = StoryObj<typeof Excerpt>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kept dry/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Read more'))
    await expect(canvas.getByText(/kept dry/)).toBeVisible()
    await expect(canvas.getByText('Show less')).toBeVisible()
  },
}

export const Short: Story = { args: { text: 'Sharp lens, new light seals.' } }
