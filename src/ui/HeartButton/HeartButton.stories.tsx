import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartButton } from './HeartButton.tsx'

const meta: Meta<typeof HeartButton> = {
  title: 'UI/HeartButton',
  component: HeartButton,
  args: { label: 'Save Oak chair', onClick: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '12rem', blockSize: '4rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof HeartButton>

export const NotSaved: Story = { args: { isPressed: false } }
export const Saved: Story = { args: { isPressed: true } }
