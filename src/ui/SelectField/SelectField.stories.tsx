import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.tsx'

const meta: Meta<typeof SelectField> = {
  title: 'UI/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    label: 'Condition',
    name: 'productCondition',
    placeholder: 'Choose one',
    options: [
      { value: 'excellent', label: 'Excellent' },
      { value: 'good', label: 'Good' },
      { value: 'fair', label: 'Fair' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof SelectField>

export const Open: Story = {}
export const Chosen: Story = { args: { defaultValue: 'good' } }
export const WithHelp: Story = {
  args: { defaultValue: 'good', help: 'Buyers see it in the listing.' },
}
export const InError: Story = { args: { error: 'Product Condition is required' } }
