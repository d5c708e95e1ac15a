import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { VerifiedMark } from '../Badge/VerifiedMark.tsx'
import { Cluster } from '../Layout/Cluster.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  render: () => (
    <Cluster as="p" justify="center">
      astrid@loppis.test <VerifiedMark />
    </Cluster>
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
