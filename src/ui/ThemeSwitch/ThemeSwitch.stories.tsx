import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta: Meta<typeof ThemeSwitch> = {
  title: 'UI/ThemeSwitch',
  tags: ['autodocs'],
  component: ThemeSwitch,
  args: { current: 'system', onChoose: fn() },
}
export default meta

type Story = StoryObj<typeof ThemeSwitch>

export const System: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'High contrast' }))
    await expect(args.onChoose).toHaveBeenCalledWith('contrast')
  },
}
export const Light: Story = { args: { current: 'light' } }
export const Dark: Story = { args: { current: 'dark' } }
export const HighContrast: Story = { args: { current: 'contrast' } }
