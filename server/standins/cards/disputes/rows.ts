import type { DisputeKind } from '../test-cards.ts'

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'

/** A row of cards_disputes with what Stripe repeats of its charge. */
export type DisputeRow = {
  id: string
  charge: string
  amount: number
  reason: DisputeKind['reason']
  status: DisputeStatus
  evidence: Readonly<Record<string, string>>
  submissions: number
  metadata: Record<string, string>
  /** The bank's decision about the submitted evidence, and its time. */
  verdict: 'won' | 'lost' | 'escalated' | null
  decided_after: Date | null
  created: Date
  number: number
  intent: string
  currency: string
  brand: string
  /** Nothing of the charge is left to refund. */
  is_refunded: boolean
}
