import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Layout/Stack.tsx'
import { inOwnDirection } from './in-own-direction.tsx'
import { Text } from './Text.tsx'

const meta: Meta<typeof Text> = {
  title: 'UI/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Sharp lens, new light seals, the case shows its age.' },
}
export default meta

type Story = StoryObj<typeof Text>

export const Body: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Text size="lead">A lead says in one sentence what the screen is for.</Text>
      <Text size="body">Body text stops when it has said enough.</Text>
      <Text size="small">Small words stand beside things.</Text>
      <Text size="fine">Fine print is still read.</Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="ink">What there is to say</Text>
      <Text tone="quiet">What may be passed over</Text>
      <Text tone="held">Held for you</Text>
      <Text tone="danger">Not recorded yet</Text>
    </Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack>
      <Text weight="regular">Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="bold">Bold</Text>
    </Stack>
  ),
}

/** Tabular figures align in columns. */
export const Figures: Story = {
  args: { figures: true, lines: true, children: '$1,111.10\n$9,808.45' },
}

/** In right-to-left text the number still starts with its plus sign. */
export const TelephoneNumber: Story = {
  render: () => (
    <div dir="rtl">
      <Text>{inOwnDirection('+1 555 0142')}</Text>
    </div>
  ),
}
