import type { SnapshotFrom } from 'xstate'
import type { listingMachine } from '../../../machines/listing.machine.ts'
import { type Failure, wordsOf } from '../../domain/failure.ts'
import type { Condition } from '../../domain/product.ts'

export type ListingState = SnapshotFrom<typeof listingMachine>

/** What a seller can say of a thing's condition, with what it means. */
export const conditions: readonly { value: Condition; label: string; detail: string }[] = [
  { value: 'excellent', label: 'Excellent', detail: 'As good as new.' },
  { value: 'good', label: 'Good', detail: 'Used with care, and all of it works.' },
  { value: 'fair', label: 'Fair', detail: 'It shows its age. Say where.' },
]

type Step = { key: string; label: string; state: 'done' | 'current' | 'upcoming' | 'failed' }

const labels = ['Describe it', 'Send the picture', 'List it']

/** How far the listing has come: described, its picture sent, saved. */
export function stepsOf(state: ListingState): Step[] {
  const at = stepAt(state)
  const current = hasFailed(state) ? 'failed' : 'current'
  return labels.map((label, index) => ({
    key: label,
    label,
    state: index < at ? 'done' : index > at ? 'upcoming' : current,
  }))
}

function stepAt(state: ListingState): number {
  if (state.matches('added')) return labels.length
  if (state.matches({ withPicture: 'saving' })) return 2
  if (state.matches({ withPicture: 'uploading' })) return 1
  if (!hasFailed(state)) return 0
  return state.context.uploaded === null ? 1 : 2
}

/** The picture or the product did not arrive. */
export function hasFailed(state: ListingState): boolean {
  return state.matches({ withPicture: { form: 'failed' } })
}

/** Why it failed, and what became of the act. Not every server can tell a second try from a second product. */
export function failureWords({ context: { uploaded } }: ListingState, failure: Failure): string {
  return failure.kind === 'noAnswer' && uploaded !== null
    ? 'The server did not answer. It may be listed already. Look in My Products before you send it again.'
    : `${wordsOf(failure)} Nothing you typed is lost.`
}
