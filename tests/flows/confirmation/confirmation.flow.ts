import type { ContextFrom } from 'xstate'
import { englishText } from '../../words/english.ts'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { confirmationScript, reason, request } from './confirmation.script.ts'
import { button, labelled, type Target } from '../../screen/actions.ts'
import type { ScreenFlow, Assertion } from '../../screen/screen.ts'
import { confirmationInvariants } from './confirmation.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const dialog: Target = { role: 'alertdialog' }
/** The dialog's button that confirms the action. */
export const confirm = button(/^(Delete|Remove|Verify|Dismiss|Hide|Appeal)$/, dialog)
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
    { sends: 'confirmation.confirm=noReason', at: confirm },
    { sends: 'confirmation.cancel', at: cancel },
  ],
  actions: {
    'confirmation.confirm=reason': [{ fill: labelled('Reason'), with: reason }, { press: confirm }],
    'confirmation.confirm=noReason': [{ fill: labelled('Reason'), with: ' ' }, { press: confirm }],
  },
  unreachable: {
    'confirmation.confirm=plain': 'A dialog that asks for a reason sends it.',
    'confirmation.confirm=choices': 'The dialog of a removal has no choices.',
  },
  assertions: {
    asking: question,
    'asking by confirmation.confirm=noReason': {
      shows: [title, warning, 'Write a few words.'],
    },
    performing: question,
    performed: nothing,
    cancelled: nothing,
    failed: nothing,
  },
}

export const confirmation = defineFlow({
  name: 'confirmation',
  rules: 'A9 and O3',
  title: 'Confirmation',
  script: confirmationScript,
  invariants: confirmationInvariants,
  screen: confirmationFlow,
})
