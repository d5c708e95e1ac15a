import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Cluster } from '../Layout/Cluster.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta: Meta<typeof Link> = {
  title: 'UI/Link',
  tags: ['autodocs'],
  component: Link,
  subcomponents: { LinkButton },
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

export const Quiet: Story = { args: { tone: 'quiet', children: 'Terms of use' } }

export const Navigation: Story = { args: { tone: 'nav', children: 'Blog' } }
export const Current: Story = { args: { tone: 'nav', children: 'Home', current: true } }

const report = fn()

/** Enabled, busy and done. The last two ignore clicks and keep focus. */
export const Act: Story = {
  render: () => (
    <Cluster gap="large">
      <LinkButton icon="flag" label="Report Oak chair" onClick={report}>
        Report
      </LinkButton>
      <LinkButton busy icon="flag" label="Report Desk lamp" onClick={report}>
        Report
      </LinkButton>
      <LinkButton icon="check" label="Reported Wool sofa" onClick={report} resting>
        Reported
      </LinkButton>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    report.mockClear()
    for (const name of ['Report Desk lamp', 'Reported Wool sofa']) {
      const act = canvas.getByRole('button', { name })
      await userEvent.click(act)
      await expect(act).toHaveFocus()
    }
    await expect(report).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Report Oak chair' }))
    await expect(report).toHaveBeenCalledOnce()
  },
}
