import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

it.each([
  ['BookingView: OpenSaving', 'Book for free', ['Cancel', 'Close']],
  ['ReportView: OpenSending', 'Send report', ['Cancel', 'Close']],
  ['ReportView: OpenTakingBack', 'Take back report', ['Keep report', 'Close']],
  ['ConfirmationView: Performing', 'Delete', ['Cancel', 'Close']],
  ['CropDialog: Applying', 'Crop', ['Cancel', 'Close']],
])(
  'in a dialog that waits for an answer, only the pressed button is busy: %s',
  async (name, pressed, others) => {
    const Story = storyNamed(name, { theme: 'light' })
    await renderView(<Story />)
    const button = (label: string) => page.getByRole('button', { name: label, exact: true })
    await expect.element(button(pressed)).toHaveAttribute('aria-busy', 'true')
    for (const other of others) {
      await expect.element(button(other)).toHaveAttribute('aria-busy', 'false')
      await expect.element(button(other)).toHaveAttribute('aria-disabled', 'true')
    }
  },
)
