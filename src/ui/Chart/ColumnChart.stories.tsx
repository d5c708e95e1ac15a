import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnChart } from './ColumnChart.tsx'
import { Chart } from './Chart.tsx'

const meta: Meta<typeof ColumnChart> = {
  title: 'UI/Chart/Columns',
  tags: ['autodocs'],
  component: ColumnChart,
  subcomponents: { Chart },
  args: { label: 'Earnings', value: '$1,480', about: 'for 9 items sold' },
}
export default meta

type Story = StoryObj<typeof ColumnChart>

const months = ['June', 'July', 'August', 'September', 'October', 'November']
const columns = (amounts: readonly number[]) =>
  months.map((month, index) => ({
    key: month,
    label: month.slice(0, 3),
    spoken: `${month} 2026`,
    value: amounts[index] ?? 0,
    text: `$${amounts[index] ?? 0}`,
  }))

export const Months: Story = { args: { columns: columns([120, 0, 64, 890, 36, 370]) } }
export const Nothing: Story = {
  args: { value: '$0', about: 'nothing sold yet', columns: columns([]) },
}
