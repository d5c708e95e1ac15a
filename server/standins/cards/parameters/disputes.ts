import type { Stripe } from 'stripe'
import { metadata } from './metadata.ts'
import { expand, pagination } from './paging.ts'
import { emptyable, flag, ignored, missing, text } from './rules.ts'
import { record, type TableFor } from './table.ts'

/** Stripe limits the texts together; the stand-in limits each. */
const words = text(20_000)
/** The stand-in takes no files. */
const file = missing('file upload')

export const disputeParameters = {
  evidence: record({
    access_activity_log: words,
    appeal: ignored,
    billing_address: words,
    cancellation_policy: file,
    cancellation_policy_disclosure: words,
    cancellation_rebuttal: words,
    customer_communication: file,
    customer_email_address: words,
    customer_name: words,
    customer_purchase_ip: words,
    customer_signature: file,
    duplicate_charge_documentation: file,
    duplicate_charge_explanation: words,
    duplicate_charge_id: words,
    enhanced_evidence: ignored,
    product_description: words,
    receipt: file,
    refund_policy: file,
    refund_policy_disclosure: words,
    refund_refusal_explanation: words,
    service_date: words,
    service_documentation: file,
    shipping_address: words,
    shipping_carrier: words,
    shipping_date: words,
    shipping_documentation: file,
    shipping_tracking_number: words,
    uncategorized_file: file,
    uncategorized_text: words,
  }),
  expand,
  intended_submission_method: ignored,
  metadata: emptyable(metadata),
  submit: flag,
} satisfies TableFor<Stripe.DisputeUpdateParams>

export const disputeRetrieveParameters = {
  expand,
} satisfies TableFor<Stripe.DisputeRetrieveParams & Stripe.DisputeCloseParams>

export const disputeListParameters = {
  ...pagination,
  charge: text(),
  payment_intent: text(),
} satisfies TableFor<Stripe.DisputeListParams>
