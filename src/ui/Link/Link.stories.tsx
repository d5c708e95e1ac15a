import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Layout/Cluster.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta: Meta<typeof Link> = {
  title: 'UI/Link',
  component: Link,
  args: { href: '/advertisements', children: 'See All' },
}
export default meta

type Story = StoryObj<typeof Link>

export const Inline: Story = {
  render: () => (
    <Text>
      New to Loppis? <Link href="/register">Register here</Link> and come back to the chair.
    </Text>
  ),
}

export const Quiet: Story = { args: { tone: 'quiet', children: 'Report' } }

export const Navigation: Story = {
  render: () => (
    <Cluster as="nav" gap="large" label="Main">
      <Link current href="/" tone="nav">
        Home
      </Link>
      <Link href="/blog" tone="nav">
        Blog
      </Link>
      <Link href="/dashboard" tone="nav">
        Dashboard
      </Link>
    </Cluster>
  ),
}
