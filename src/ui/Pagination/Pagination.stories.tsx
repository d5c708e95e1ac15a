import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta: Meta<typeof Pagination> = {
  title: 'UI/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: {
    label: 'Pages of your bookings',
    page: 2,
    pages: 417,
    count: '25 to 48 of 10,000',
    onPageChange: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Pagination>

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 1)
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 3)
  },
}

/** Next keeps focus and ignores clicks. */
export const AtTheEnd: Story = {
  args: { page: 417, count: '9,985 to 10,000 of 10,000' },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(next).toHaveFocus()
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['unpictured'] }
