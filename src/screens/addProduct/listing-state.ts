import type { SnapshotFrom } from 'xstate'
import type { addProductMachine } from '../../../machines/addProduct.machine.ts'
import { type Failure, failureMessage } from '../../domain/failure.ts'
import { listingMessages } from '../../messages/listing.ts'
import type { Locale } from '../../messages/locale.ts'
import type { Step } from '../../ui/Steps/Steps.tsx'

export type AddProductSnapshot = SnapshotFrom<typeof addProductMachine>

const steps = ['describe', 'send', 'list'] as const

/** Returns the steps of the listing: describe, upload the pictures, save. */
export function listingSteps(
  state: AddProductSnapshot,
  labels: Readonly<Record<(typeof steps)[number], string>>,
): Step[] {
  const at = stepAt(state)
  const current = hasFailed(state) ? 'failed' : 'current'
  return steps.map((key, index) => ({
    key,
    label: labels[key],
    state: index < at ? 'done' : index > at ? 'upcoming' : current,
  }))
}

function stepAt(state: AddProductSnapshot): number {
  if (state.matches('added')) return steps.length
  if (state.matches('saving')) return 2
  if (state.matches('uploading')) return 1
  if (!hasFailed(state)) return 0
  return state.context.uploaded === null ? 1 : 2
}

/** Returns whether the pictures or the product could not be sent. */
export function hasFailed(state: AddProductSnapshot): boolean {
  return state.matches({ form: 'failed' })
}

/** Returns why the listing failed and its result. Without idempotency on the server, a retry may list it twice. */
export function listingFailureMessage(
  locale: Locale,
  { context: { uploaded } }: AddProductSnapshot,
  failure: Failure,
): string {
  const messages = locale.messagesFor(listingMessages)
  return failure.kind === 'noAnswer' && uploaded !== null
    ? messages.maybeListed
    : `${locale.t(failureMessage(failure))} ${messages.nothingLost}`
}
