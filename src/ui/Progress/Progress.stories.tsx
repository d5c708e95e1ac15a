import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './Progress.tsx'

const meta: Meta<typeof Progress> = {
  title: 'UI/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { label: 'Uploading the picture', percent: 64 },
}
export default meta

type Story = StoryObj<typeof Progress>

export const UnderWay: Story = {}
export const Begun: Story = { args: { percent: 0 } }
export const Done: Story = { args: { percent: 100, label: 'The picture has arrived' } }
