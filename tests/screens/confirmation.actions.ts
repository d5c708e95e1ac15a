import type { ContextFrom } from 'xstate'
import { englishText } from '../english.ts'
import type { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { confirmationScript, request } from '../models/confirmation.events.ts'
import { button, type Target } from './actions.ts'
import type { ScreenFlow, Assertion } from './screen.ts'

export const dialog: Target = { role: 'alertdialog' }
/** The dialog's button that confirms the action. */
export const confirm = button(/^(Delete|Remove|Verify|Dismiss)$/, dialog)
export const cancel = button('Cancel', dialog)

/** Explains why a confirmation never fails, for a list that invokes it. */
export const confirmationEnds =
  'A confirmation is a machine of this page that always ends with an outcome, so it cannot fail.'

const title = englishText(request.title)
const warning = englishText(request.message)
const label = englishText(request.confirmLabel)
const question: Assertion = { shows: [title, warning, 'Cancel', label] }
const nothing: Assertion = { shows: [], hides: [title, warning] }

export const confirmationFlow: ScreenFlow<ContextFrom<typeof confirmationMachine>> = {
  name: 'confirmation',
  rules: 'A9',
  script: confirmationScript,
  controls: [
    { sends: 'confirmation.confirm', at: confirm },
    { sends: 'confirmation.cancel', at: cancel },
  ],
  assertions: {
    asking: question,
    performing: question,
    performed: nothing,
    cancelled: nothing,
    failed: nothing,
  },
}
