import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta: Meta<typeof SearchField> = {
  title: 'UI/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { id: 'search', label: 'Search', value: '', outcome: '10,000 in total', onSearch: fn() },
}
export default meta

type Story = StoryObj<typeof SearchField>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('c')
    await expect(args.onSearch).toHaveBeenCalledWith('c')
  },
}

export const Searched: Story = { args: { value: 'camera', outcome: '12 of 10,000 found' } }
