import { message } from '../../../src/domain/message.ts'
import {
  type ActResult,
  confirmationMachine,
  type ConfirmationOutcome,
  type ConfirmationRequest,
} from '../../../machines/confirmation.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const request: ConfirmationRequest = {
  action: 'remove' as const,
  subjectId: 'booking-1',
  subjectEmail: '',
  title: message('askDeleteBooking', { product: 'Lamp' }),
  message: message('bookAgain'),
  confirmLabel: message('delete'),
  succeeded: message('bookingRemoved'),
  kept: message('reportedSoldStays'),
  failed: message('errorTryAgain'),
  removes: { of: 'product', id: 'product-1' },
}

export const reason = 'This lamp is a copy.'
export const choices = { ground: 'misleading', days: '7' }

/** The outputs with which the confirmation can resolve for the machine that invokes it. */
export const confirmationOutcomes = portResults<{ outcome: ConfirmationOutcome }>({
  performed: { outcome: 'performed' },
  cancelled: { outcome: 'cancelled' },
  failed: { outcome: 'failed' },
})

/** The script of a confirmation. */
export const confirmationScript = scriptFor(confirmationMachine, {
  input: request,
  sends: [
    { name: 'confirmation.confirm=plain', event: { type: 'confirmation.confirm' } },
    { name: 'confirmation.confirm=reason', event: { type: 'confirmation.confirm', reason } },
    {
      name: 'confirmation.confirm=choices',
      event: { type: 'confirmation.confirm', reason, choices },
    },
    { name: 'confirmation.confirm=noReason', event: { type: 'confirmation.confirm', reason: ' ' } },
    { name: 'confirmation.cancel', event: { type: 'confirmation.cancel' } },
  ],
  listeners: {},
  ports: { perform: portResults<ActResult>({ done: true, kept: 'kept', nothing: false }) },
  factsOf: ({ reason: given, choices: made, reasonError, lastFailure }) => [
    given ?? '',
    Object.keys(made).length,
    reasonError !== null,
    lastFailure?.detail === undefined,
    lastFailure === null,
  ],
  bound: 4,
})
