import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta: Meta<typeof Steps> = {
  title: 'UI/Steps',
  tags: ['autodocs'],
  component: Steps,
  args: { label: 'Payment' },
}
export default meta

type Story = StoryObj<typeof Steps>

export const Underway: Story = {
  args: {
    steps: [
      { key: 'booked', label: 'Booked', state: 'done' },
      { key: 'card', label: 'Card', state: 'current' },
      { key: 'bank', label: 'Bank', state: 'upcoming' },
      { key: 'receipt', label: 'Receipt', state: 'upcoming' },
    ],
  },
}

export const Failed: Story = {
  args: {
    steps: [
      { key: 'booked', label: 'Booked', state: 'done' },
      { key: 'card', label: 'Card', state: 'done' },
      { key: 'bank', label: 'Bank declined', state: 'failed' },
      { key: 'receipt', label: 'Receipt', state: 'upcoming' },
    ],
  },
}

export const Done: Story = {
  args: {
    steps: [
      { key: 'booked', label: 'Booked', state: 'done' },
      { key: 'card', label: 'Card', state: 'done' },
      { key: 'bank', label: 'Bank', state: 'done' },
      { key: 'receipt', label: 'Receipt', state: 'done' },
    ],
  },
}
