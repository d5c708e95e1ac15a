import type { Queryable } from '../../../database/database.ts'
import { invalidRequest } from '../api-error.ts'
import type { disputeParameters } from '../parameters/disputes.ts'
import { mergeMetadata } from '../parameters/metadata.ts'
import type { Values } from '../parameters/table.ts'
import { isInquiry, isOpen } from './dispute-views.ts'
import { lockDispute, report, setStatus } from './disputes.ts'
import type { DisputeRow } from './rows.ts'

/** How long the bank reviews evidence in test mode, in milliseconds. */
const REVIEW = 5_000

/** The texts by which a test decides a dispute: https://docs.stripe.com/testing#evidence */
const verdicts: ReadonlyMap<string, NonNullable<DisputeRow['verdict']>> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
  ['escalate_inquiry_evidence', 'escalated'],
])

/** Stores evidence for a dispute, and submits it unless the request says otherwise. Throws ApiError (400, 404). */
export async function updateDispute(
  transaction: Queryable,
  id: string,
  given: Values<typeof disputeParameters>,
  now: Date,
): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  const metadata = mergeMetadata(dispute.metadata, given.metadata)
  const added = Object.entries(given.evidence ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const evidence = { ...dispute.evidence, ...Object.fromEntries(added) }
  const isSubmitted = given.submit !== false && Object.keys(evidence).length > 0
  if ((added.length > 0 || given.submit === true) && !isOpen(dispute)) throw closed(dispute)
  await transaction.query('update cards_disputes set evidence = $2, metadata = $3 where id = $1', [
    id,
    JSON.stringify(evidence),
    JSON.stringify(metadata),
  ])
  if (isSubmitted && isOpen(dispute)) await submit(transaction, { ...dispute, evidence }, now)
  await report(transaction, id, 'charge.dispute.updated', now)
}

async function submit(transaction: Queryable, dispute: DisputeRow, now: Date): Promise<void> {
  const verdict = verdicts.get(dispute.evidence['uncategorized_text'] ?? '') ?? null
  const isDecided = verdict !== null && (verdict !== 'escalated' || isInquiry(dispute))
  await transaction.query(
    `update cards_disputes set status = $2, submissions = submissions + 1, verdict = $3, decided_after = $4
      where id = $1`,
    [
      dispute.id,
      isInquiry(dispute) ? 'warning_under_review' : 'under_review',
      isDecided ? verdict : null,
      isDecided ? new Date(now.getTime() + REVIEW) : null,
    ],
  )
}

/** Accepts a dispute as lost. Throws ApiError (400, 404). */
export async function closeDispute(transaction: Queryable, id: string, now: Date): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  if (!isOpen(dispute)) throw closed(dispute)
  await setStatus(transaction, id, isInquiry(dispute) ? 'warning_closed' : 'lost')
  await report(transaction, id, 'charge.dispute.closed', now)
}

/** Closes the open inquiry of a charge that is wholly refunded: nothing is left to dispute. */
export async function closeInquiryOf(
  transaction: Queryable,
  charge: string,
  now: Date,
): Promise<void> {
  const [inquiry] = await transaction.query<{ id: string }>(
    `update cards_disputes set status = 'warning_closed', verdict = null, decided_after = null
      where charge = $1 and status in ('warning_needs_response', 'warning_under_review') returning id`,
    [charge],
  )
  if (inquiry !== undefined) await report(transaction, inquiry.id, 'charge.dispute.closed', now)
}

function closed({ status }: DisputeRow): Error {
  const isReviewed = status === 'under_review' || status === 'warning_under_review'
  return invalidRequest(
    null,
    isReviewed
      ? 'The evidence of this dispute has already been submitted.'
      : 'This dispute is already closed',
  )
}
