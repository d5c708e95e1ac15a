import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = {
  title: 'UI/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const Lines: Story = { args: { of: 'lines', label: 'Loading the description' } }
export const Cards: Story = { args: { of: 'cards', count: 4, label: 'Loading products' } }
export const Table: Story = { args: { of: 'table', count: 4, label: 'Loading your orders' } }
export const List: Story = { args: { of: 'list', count: 4, label: 'Loading buyers' } }
export const Form: Story = { args: { of: 'form', label: 'Loading the booking' } }
