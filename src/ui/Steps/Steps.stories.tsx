import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Step, Steps } from './Steps.tsx'

const meta: Meta<typeof Steps> = {
  title: 'UI/Steps',
  tags: ['autodocs'],
  component: Steps,
  args: { label: 'Payment' },
}
export default meta

const at = (...states: readonly Step['state'][]): StoryObj<typeof Steps> => ({
  args: {
    steps: ['Booked', 'Card', 'Bank', 'Receipt'].map((label, index) => ({
      key: label,
      label,
      state: states[index] ?? 'upcoming',
    })),
  },
})

export const Underway = at('done', 'current')
export const Failed = at('done', 'done', 'failed')
export const Done = at('done', 'done', 'done', 'done')
