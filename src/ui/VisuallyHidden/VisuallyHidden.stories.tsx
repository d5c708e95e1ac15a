import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'UI/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: 'was' },
  render: (args) => (
    <Text>
      $120, <VisuallyHidden {...args} /> <s>$300</s>
    </Text>
  ),
}
export default meta

/** The text is announced and takes no space. */
export const BesideAPrice: StoryObj<typeof VisuallyHidden> = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('was')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
