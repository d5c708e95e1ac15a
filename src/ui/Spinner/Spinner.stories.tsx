import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta: Meta<typeof Spinner> = {
  title: 'UI/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Logging you in' },
}
export default meta

type Story = StoryObj<typeof Spinner>

export const Turning: Story = {}
export const OfAPage: Story = { args: { isPage: true } }
