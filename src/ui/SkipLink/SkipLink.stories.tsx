import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta: Meta<typeof SkipLink> = {
  title: 'UI/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
}
export default meta

export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
