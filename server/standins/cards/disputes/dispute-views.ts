import type { Stripe } from 'stripe'
import { balanceTransactionView } from '../balance-views.ts'
import type { BalanceRow } from '../rows.ts'
import { seconds } from '../views.ts'
import type { DisputeRow, DisputeStatus } from './rows.ts'

/** The time to answer a dispute, in seconds. */
const ANSWER_WITHIN = 9 * 24 * 60 * 60

const OPEN: ReadonlySet<DisputeStatus> = new Set(['needs_response', 'warning_needs_response'])

/** Returns whether the dispute waits for evidence. */
export const isOpen = ({ status }: DisputeRow): boolean => OPEN.has(status)

/** Returns whether the cardholder only asks: an inquiry withdraws no money. */
export const isInquiry = ({ status }: DisputeRow): boolean => status.startsWith('warning_')

/** Returns the dispute as Stripe shows it, with the changes of the balance: https://docs.stripe.com/api/disputes/object */
export function disputeView(dispute: DisputeRow, moved: readonly BalanceRow[]) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: moved.map(balanceTransactionView),
    charge: dispute.charge,
    created: seconds(dispute.created),
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, ...dispute.evidence },
    evidence_details: {
      due_by: isOpen(dispute) ? seconds(dispute.created) + ANSWER_WITHIN : null,
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: false,
      submission_count: dispute.submissions,
      submission_method: dispute.submissions === 0 ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry(dispute) && !dispute.is_refunded,
    livemode: false,
    metadata: dispute.metadata,
    payment_intent: dispute.intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: dispute.brand,
        case_type: isInquiry(dispute) ? 'inquiry' : 'chargeback',
        network: dispute.brand,
        network_reason_code: null,
      },
    },
    reason: dispute.reason,
    status: dispute.status,
  } satisfies Stripe.Dispute
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
