import type { Meta, StoryObj } from '@storybook/react-vite'
import { Definition } from './Definition.tsx'

const meta: Meta<typeof Definition> = {
  title: 'UI/Definition',
  tags: ['autodocs'],
  component: Definition,
  args: {
    items: [
      { label: 'Condition', value: 'Excellent' },
      { label: 'Bought', value: '2019' },
      { label: 'Place', value: 'Södermalm, Stockholm' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Definition>

export const Rows: Story = {}
export const Line: Story = { args: { look: 'line' } }
export const Fine: Story = { args: { look: 'fine' } }
export const Compact: Story = { args: { look: 'compact' } }
