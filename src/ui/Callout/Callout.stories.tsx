import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Callout } from './Callout.tsx'

const meta: Meta<typeof Callout> = {
  title: 'UI/Callout',
  tags: ['autodocs'],
  component: Callout,
  args: { tone: 'neutral', title: 'Your categories are up to date' },
}
export default meta

export const Tones: StoryObj<typeof Callout> = {
  render: () => (
    <Stack>
      <Callout title="Held for you until 14:35" tone="held">
        <Text>Nobody else can buy it while you pay.</Text>
      </Callout>
      <Callout role="alert" title="The market does not answer" tone="danger">
        <Text>Check your connection and try again. Your details are still here.</Text>
        <Button size="small">Try again</Button>
      </Callout>
      <Callout title="You are looking at the demo market" tone="neutral" />
    </Stack>
  ),
}
