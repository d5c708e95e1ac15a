import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SuggestField } from './SuggestField.tsx'

const meta: Meta<typeof SuggestField> = {
  title: 'UI/SuggestField',
  tags: ['autodocs'],
  component: SuggestField,
  args: {
    label: 'Search Loppis',
    name: 'q',
    maxLength: 100,
    suggestionsLabel: 'Suggestions',
    suggestions: [
      { label: 'Guitar strings', href: '/search?q=Guitar+strings' },
      { label: 'Small guitar', href: '/search?q=Small+guitar' },
    ],
    onType: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <form>
      <SuggestField {...args} />
    </form>
  ),
}
export default meta

type Story = StoryObj<typeof SuggestField>

export const Empty: Story = { args: { suggestions: [] } }

export const Suggested: Story = {}

/** The arrow keys move the focus from the field to the suggestions and back; Escape closes them. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Small guitar' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
