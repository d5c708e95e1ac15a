import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price.tsx'

const meta: Meta<typeof Price> = {
  title: 'UI/Price',
  tags: ['autodocs'],
  component: Price,
  args: { amountText: '$120' },
}
export default meta

type Story = StoryObj<typeof Price>

export const Plain: Story = {}
export const WithSaving: Story = { args: { wasText: '$300', savingText: 'You save $180' } }
export const Large: Story = {
  args: {
    size: 'large',
    amountText: '$1,249.50',
    wasText: '$2,100',
    savingText: 'You save $850.50',
  },
}
