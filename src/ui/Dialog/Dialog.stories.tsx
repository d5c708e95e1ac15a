import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { media } from '../theme/scales.ts'
import { Dialog } from './Dialog.tsx'
import { DialogSheet } from './DialogSheet.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  subcomponents: { DialogSheet },
  args: { onDismiss: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
}
export default meta

type Story = StoryObj<typeof Dialog>

export const Confirmation: Story = {
  args: {
    role: 'alertdialog',
    title: 'Delete Oak chair',
    description: "Warning! Deleted product can't be recovered",
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
}

/** A busy dialog cannot be dismissed in any way. */
export const Busy: Story = {
  args: {
    ...Confirmation.args,
    busy: true,
    footer: (
      <>
        <Button resting>Cancel</Button>
        <Button busy variant="danger">
          Delete
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Close' })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(close)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** On a phone a disabled button is as wide as the others. */
export const WithAReason: Story = {
  args: {
    title: 'Book Oak chair',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button disabledReason="Please Login as a buyer." variant="accent">
          Submit
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [cancel, submit] = await Promise.all(
      ['Cancel', 'Submit'].map((name) => screen.findByRole('button', { name })),
    )
    // In a wide window, the buttons are side by side.
    if (window.matchMedia(media.tablet).matches) return
    await waitFor(() => expect(submit?.offsetWidth).toBe(cancel?.offsetWidth))
  },
}

/** Focus starts on Cancel and returns to the button that opened the dialog. */
export const OpenedByAButton: StoryObj = {
  render: function Opened() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Delete Oak chair</Button>
        {isOpen && (
          <Dialog
            description="Warning! Deleted product can't be recovered"
            footer={<Button onClick={() => setIsOpen(false)}>Cancel</Button>}
            onDismiss={() => setIsOpen(false)}
            role="alertdialog"
            title="Delete Oak chair"
          />
        )}
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Oak chair' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
