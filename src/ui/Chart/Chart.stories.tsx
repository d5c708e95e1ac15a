import type { Meta, StoryObj } from '@storybook/react-vite'
import { Patterns } from './Patterns.tsx'
import { StackedBarChart } from './StackedBarChart.tsx'

const meta: Meta<typeof StackedBarChart> = {
  title: 'UI/Chart',
  tags: ['autodocs'],
  component: StackedBarChart,
  subcomponents: { Patterns },
  args: { label: 'Your orders', value: '2', about: 'to pay' },
}
export default meta

type Story = StoryObj<typeof StackedBarChart>

const parts = (toPay: number, paid: number, gone: number) => [
  { key: 'toPay', label: 'To pay', value: toPay, text: `${toPay} · $146`, tone: 'held' as const },
  { key: 'paid', label: 'Paid', value: paid, text: `${paid} · $102`, tone: 'positive' as const },
  { key: 'gone', label: 'No longer available', value: gone, tone: 'quiet' as const },
]

export const Shares: Story = { args: { parts: parts(2, 2, 1) } }
export const OneOfMany: Story = { args: { value: '1', parts: parts(1, 240, 0) } }
export const Nothing: Story = { args: { value: '0', parts: parts(0, 0, 0) } }
