import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnPlot } from './ColumnPlot.tsx'
import { Plot } from './Plot.tsx'

const meta: Meta<typeof ColumnPlot> = {
  title: 'UI/Plot/Columns',
  tags: ['autodocs'],
  component: ColumnPlot,
  subcomponents: { Plot },
  args: { label: 'Earnings', value: '$1,480', about: 'for 9 things sold' },
}
export default meta

type Story = StoryObj<typeof ColumnPlot>

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
