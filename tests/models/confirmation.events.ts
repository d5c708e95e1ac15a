import {
  confirmationMachine,
  type ConfirmationOutcome,
  type ConfirmationRequest,
} from '../../machines/confirmation.machine.ts'
import { messages } from '../../src/domain/messages.ts'
import { answers, scriptFor } from './script.ts'

export const request: ConfirmationRequest = {
  act: 'remove' as const,
  subjectId: 'booking-1',
  subjectEmail: '',
  title: 'Delete this booking',
  message: messages.bookAgain,
  confirmLabel: 'Delete',
  succeeded: messages.bookingRemoved,
  failed: messages.errorTryAgain,
}

/** The outputs with which the confirmation can resolve for the machine that invokes it. */
export const confirmationOutcomes = answers<{ outcome: ConfirmationOutcome }>({
  performed: { outcome: 'performed' },
  cancelled: { outcome: 'cancelled' },
  failed: { outcome: 'failed' },
})

/** The script of a confirmation. */
export const confirmationScript = scriptFor(confirmationMachine, {
  input: request,
  sends: [
    { name: 'confirmation.confirm', event: { type: 'confirmation.confirm' } },
    { name: 'confirmation.cancel', event: { type: 'confirmation.cancel' } },
  ],
  listeners: {},
  ports: { perform: answers<boolean>({ done: true, nothing: false }) },
  factsOf: () => [],
  bound: 4,
})
