import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta: Meta<typeof ThemeSwitch> = {
  title: 'UI/ThemeSwitch',
  component: ThemeSwitch,
  args: { current: 'system', onChoose: fn() },
}
export default meta

type Story = StoryObj<typeof ThemeSwitch>

export const System: Story = {}
export const Dark: Story = { args: { current: 'dark' } }
