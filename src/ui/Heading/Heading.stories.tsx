import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Layout/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta: Meta<typeof Heading> = { title: 'UI/Heading', tags: ['autodocs'], component: Heading }
export default meta

export const Levels: StoryObj<typeof Heading> = {
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
    </Stack>
  ),
}
