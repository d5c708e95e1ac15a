import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta: Meta<typeof LanguageSwitch> = {
  title: 'UI/LanguageSwitch',
  tags: ['autodocs'],
  component: LanguageSwitch,
  subcomponents: { SegmentedControl },
  args: { current: 'en', onChoose: fn() },
}
export default meta

type Story = StoryObj<typeof LanguageSwitch>

export const English: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Svenska' }))
    await expect(args.onChoose).toHaveBeenCalledWith('sv')
  },
}
export const Svenska: Story = { args: { current: 'sv' } }
