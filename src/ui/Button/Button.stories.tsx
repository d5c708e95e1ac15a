import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Cluster } from '../Layout/Cluster.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  tags: ['autodocs'],
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Buy now' },
}
export default meta

type Story = StoryObj<typeof Button>

export const Accent: Story = { args: { variant: 'accent' } }

export const Variants: Story = {
  render: () => (
    <Cluster>
      <Button variant="accent">Buy now</Button>
      <Button>Keep looking</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Remove seller</Button>
    </Cluster>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Advertise</Button>
      <Button size="medium">Advertise</Button>
      <Button size="large">Advertise</Button>
    </Cluster>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <Button icon="plus" variant="accent">
        Add a product
      </Button>
      <Button icon="flag" size="small" variant="quiet">
        Report
      </Button>
      <Button icon="bin" label="Delete Oak chair" variant="quiet" />
    </Cluster>
  ),
}

export const Busy: Story = {
  render: () => (
    <Cluster>
      <Button busy variant="accent">
        Paying $120
      </Button>
      <Button busy>Saving</Button>
      <Button busy variant="danger">
        Removing
      </Button>
    </Cluster>
  ),
}

/** The tooltip shows the reason on focus, hover and tap. */
export const Disabled: Story = {
  args: {
    variant: 'accent',
    disabledReason: 'Please Login as a buyer.',
    children: 'Submit',
    onClick: fn(),
  },
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' })
    await userEvent.tab()
    await expect(submit).toHaveFocus()
    await expect(submit).toHaveAccessibleDescription('Please Login as a buyer.')
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Filling: Story = { args: { variant: 'accent', fill: true, size: 'large' } }

export const AsLink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="/dashboard/payment/42" variant="accent">
        Pay
      </ButtonLink>
      <ButtonLink href="/" icon="plus">
        Go Home
      </ButtonLink>
    </Cluster>
  ),
}
