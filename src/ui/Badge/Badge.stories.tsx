import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Layout/Cluster.tsx'
import { Badge } from './Badge.tsx'

const meta: Meta<typeof Badge> = {
  title: 'UI/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Paid', tone: 'positive' },
}
export default meta

type Story = StoryObj<typeof Badge>

export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge tone="positive">Paid</Badge>
      <Badge tone="held">Held for you</Badge>
      <Badge>Unavailable</Badge>
    </Cluster>
  ),
}

export const Bare: Story = {
  render: () => (
    <Cluster gap="large">
      <Badge icon="check" look="bare" tone="positive">
        Paid
      </Badge>
      <Badge icon="clock" look="bare" tone="held">
        Held until 14:35
      </Badge>
      <Badge look="bare">None</Badge>
    </Cluster>
  ),
}

export const Explained: Story = {
  args: {
    children: 'Unavailable',
    tone: 'neutral',
    explanation: 'Someone else is paying for it. It may come back at 14:35.',
  },
}
