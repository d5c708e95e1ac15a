import type { Stripe } from 'stripe'
import type { ChargeRow, IntentRow, PaymentMethodRow, RefundRow } from './rows.ts'
import { cardChecks, noBillingDetails, seconds, settingsOf } from './views.ts'

/** A charge with what Stripe repeats of its intent and its card. */
export type FullCharge = ChargeRow &
  Pick<IntentRow, 'currency' | 'description' | 'metadata' | 'settings'> &
  Pick<PaymentMethodRow, 'brand' | 'last4' | 'exp_month' | 'exp_year'> & {
    disputed: boolean
    transfer_group: string | null
    balance_transaction: string | null
  }

export type FullRefund = RefundRow &
  Pick<ChargeRow, 'intent' | 'payment_method'> &
  Pick<IntentRow, 'currency'> & {
    balance_transaction: string
    failure_balance_transaction: string | null
  }

export function chargeView(charge: FullCharge) {
  const { receipt_email, shipping, statement_descriptor_suffix } = settingsOf(charge)
  const isPaid = charge.status === 'succeeded'
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amount_captured ?? 0,
    amount_refunded: charge.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.balance_transaction,
    billing_details: noBillingDetails,
    calculated_statement_descriptor: null,
    captured: charge.amount_captured !== null,
    created: seconds(charge.created),
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid: isPaid,
    payment_intent: charge.intent,
    payment_method: charge.payment_method,
    payment_method_details: { type: 'card', card: cardDetails(charge) },
    receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amount_refunded === charge.amount,
    review: null,
    shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix,
    status: charge.status,
    transfer_data: null,
    transfer_group: charge.transfer_group,
  } satisfies Stripe.Charge
}

function cardDetails(charge: FullCharge): Stripe.Charge.PaymentMethodDetails.Card {
  const isPaid = charge.status === 'succeeded'
  return {
    amount_authorized: isPaid ? charge.amount : null,
    authorization_code: null,
    brand: charge.brand,
    checks: cardChecks,
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: charge.exp_month,
    exp_year: charge.exp_year,
    funding: 'credit',
    installments: null,
    last4: charge.last4,
    mandate: null,
    network: charge.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

function outcomeOf({ failure }: FullCharge): Stripe.Charge.Outcome {
  const shared = { advice_code: null, network_advice_code: null, network_decline_code: null }
  return failure === null
    ? {
        ...shared,
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        seller_message: 'Payment complete.',
        type: 'authorized',
      }
    : {
        ...shared,
        network_status: 'declined_by_network',
        reason: failure.decline_code ?? null,
        risk_level: 'normal',
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      }
}

export function refundView(refund: FullRefund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.balance_transaction,
    charge: refund.charge,
    created: seconds(refund.created),
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: {
        type: 'refund',
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
      },
    },
    ...(refund.status === 'failed' && {
      failure_balance_transaction: refund.failure_balance_transaction ?? '',
      failure_reason: 'expired_or_canceled_card',
    }),
    metadata: refund.metadata,
    payment_intent: refund.intent,
    payment_method: refund.payment_method,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund
}
