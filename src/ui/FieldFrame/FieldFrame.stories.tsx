import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import { FieldFrame } from './FieldFrame.tsx'

const meta: Meta<typeof FieldFrame> = {
  title: 'UI/FieldFrame',
  tags: ['autodocs'],
  component: FieldFrame,
  subcomponents: { FieldLabel, FieldMessages },
  args: {
    label: 'Card Number',
    children: (
      <input
        placeholder="1234 1234 1234 1234"
        style={{ border: 0, background: 'none', inlineSize: '100%', outline: 'none' }}
      />
    ),
  },
}
export default meta

type Story = StoryObj<typeof FieldFrame>

export const Resting: Story = {}
export const Focused: Story = { args: { focused: true } }
export const Invalid: Story = { args: { invalid: true } }
