import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderSearchField } from './HeaderSearchField.tsx'

const meta: Meta<typeof HeaderSearchField> = {
  title: 'App/Search',
  component: HeaderSearchField,
  args: { onClose: () => undefined, onType: () => undefined },
  parameters: { machine: 'suggestions' },
}
export default meta

type Story = StoryObj<typeof HeaderSearchField>

const shown = { args: { names: ['Guitar strings', 'Small guitar', 'Guitar case with a lock'] } }

export const Closed: Story = { args: { names: [] } }
export const Shown: Story = shown
/** The last suggestions stay while the next words are typed, and while the server is asked. */
export const Typing: Story = shown
export const Asking: Story = shown
