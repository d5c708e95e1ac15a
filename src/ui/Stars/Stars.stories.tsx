import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarField } from './StarField.tsx'
import { Stars } from './Stars.tsx'

const meta: Meta<typeof Stars> = {
  title: 'UI/Stars',
  tags: ['autodocs'],
  component: Stars,
  subcomponents: { StarField },
  args: { count: 4, label: '4 of 5 stars' },
}
export default meta

type Story = StoryObj<typeof Stars>

const field = {
  label: 'Your rating',
  name: 'stars',
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} stars` })),
}

export const Four: Story = {}
export const Field: Story = { render: () => <StarField {...field} /> }
export const Chosen: Story = { render: () => <StarField {...field} defaultValue="3" /> }
export const InError: Story = {
  render: () => <StarField {...field} error="Choose 1 to 5 stars." />,
}
