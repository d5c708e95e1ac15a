import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { suggestionsMachine } from '../../machines/suggestions.machine.ts'
import { snapshotArg } from '../screens/story-fixtures.ts'
import { HeaderSearchField } from './HeaderSearchField.tsx'

const meta: Meta<typeof HeaderSearchField> = {
  title: 'App/Search',
  component: HeaderSearchField,
  args: { onClose: fn(), onType: fn() },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'suggestions' },
  render: (args) => (
    <form>
      <HeaderSearchField {...args} />
    </form>
  ),
}
export default meta

type Story = StoryObj<typeof HeaderSearchField>

const NAMES = ['Guitar strings', 'Small guitar', 'Guitar case with a lock']

const at = (value: StateValueFrom<typeof suggestionsMachine>, names = NAMES): Story => ({
  args: { state: suggestionsMachine.resolveState({ value, context: { typed: 'guitar', names } }) },
})

export const Closed = at('closed', [])
/** The last suggestions stay while the next words are typed. */
export const Typing = at('typing')
export const Asking = at('asking')
export const Shown = at('shown')

/** The arrow keys move the focus from the field to the suggestions and back; Escape closes them. */
export const ByKeys: Story = {
  ...Shown,
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
