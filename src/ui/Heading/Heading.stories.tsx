import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Heading } from './Heading.tsx'

const meta: Meta<typeof Heading> = { title: 'UI/Heading', tags: ['autodocs'], component: Heading }
export default meta

type Story = StoryObj<typeof Heading>

export const Levels: Story = {
  render: () => (
    <Stack gap="large">
      <Heading level={1} size="poster">
        Things with a past
      </Heading>
      <Heading level={2} size="headline">
        Everything for the kitchen
      </Heading>
      <Heading level={3} size="title">
        Advertised this week
      </Heading>
      <Heading level={4} size="subtitle">
        What happens next
      </Heading>
      <Text size="lead" tone="quiet">
        A lead says in one sentence what the screen is for.
      </Text>
      <Text>
        Body text reads easily for as long as it has to, and stops when it has said enough.
      </Text>
      <Text size="small" tone="quiet">
        Small words stand beside things: excellent, bought in 2019.
      </Text>
    </Stack>
  ),
}
