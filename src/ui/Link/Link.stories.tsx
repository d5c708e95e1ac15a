import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../Layout/Cluster.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'
import { LinkButton } from './LinkButton.tsx'
import { LinkForm } from './LinkForm.tsx'

const meta: Meta<typeof Link> = {
  title: 'UI/Link',
  tags: ['autodocs'],
  component: Link,
  subcomponents: { LinkButton, LinkForm },
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

const asked = fn()

/** A link whose query is typed in fields outside of the form. */
export const Typed: Story = {
  render: () => (
    <Cluster gap="medium">
      <LinkForm
        action="/search"
        hidden={{ sort: 'newest' }}
        hrefOf={(query) => {
          asked(query.toString())
          return null
        }}
        id="typed"
      />
      <TextField form="typed" label="Town" marksOptional={false} name="near" required={false} />
      <Button form="typed" type="submit">
        Show items
      </Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    asked.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Lund')
    await userEvent.click(canvas.getByRole('button', { name: 'Show items' }))
    await expect(asked).toHaveBeenCalledWith('sort=newest&near=Lund')
  },
}
