import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceField } from './ChoiceField.tsx'

const meta: Meta<typeof ChoiceField> = {
  title: 'UI/ChoiceField',
  tags: ['autodocs'],
  component: ChoiceField,
  args: {
    label: 'Register As',
    name: 'role',
    options: [
      { value: 'buyer', label: 'Buyer', detail: 'Book items, meet the seller and pay here.' },
      {
        value: 'seller',
        label: 'Seller',
        detail: 'List what you no longer need and see who buys.',
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof ChoiceField>

export const Open: Story = {}
export const Chosen: Story = { args: { defaultValue: 'buyer' } }
export const InError: Story = { args: { error: 'User Type is required' } }
