import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  render: () => (
    <p>
      astrid@loppis.test <Badge explanation="We've checked this seller's identity.">Verified</Badge>
    </p>
  ),
}
export default meta

type Story = StoryObj<typeof Tooltip>

export const Closed: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}
