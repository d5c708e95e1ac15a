import type { Stripe } from 'stripe'
import { metadata } from './metadata.ts'
import { ignoredFor, words } from './method-types.ts'
import { expand, pagination } from './paging.ts'
import { emptyable, flag, ignored, missing, oneOf, required, text } from './rules.ts'
import { record, type TableFor } from './table.ts'
import { address, email } from './texts.ts'

/** The capabilities that the stand-in's accounts do not get, because its cards are charged by the merchant alone. */
const otherCapabilities = words(
  'acss_debit_payments affirm_payments afterpay_clearpay_payments alma_payments amazon_pay_payments',
  'app_distribution au_becs_debit_payments bacs_debit_payments bancontact_payments bank_transfer_payments',
  'billie_payments bizum_payments blik_payments blik_recurring_payments boleto_payments card_issuing',
  'cartes_bancaires_payments cashapp_payments crypto_payments eps_payments fpx_payments gb_bank_transfer_payments',
  'giropay_payments grabpay_payments ideal_payments india_international_payments jcb_payments',
  'jp_bank_transfer_payments kakao_pay_payments klarna_payments konbini_payments kr_card_payments legacy_payments',
  'link_payments mb_way_payments mobilepay_payments multibanco_payments mx_bank_transfer_payments',
  'naver_pay_payments nz_bank_account_becs_debit_payments oxxo_payments p24_payments pay_by_bank_payments',
  'payco_payments paynow_payments paypay_payments payto_payments pix_payments promptpay_payments',
  'revolut_pay_payments samsung_pay_payments satispay_payments scalapay_payments sepa_bank_transfer_payments',
  'sepa_debit_payments sequra_payments sofort_payments sunbit_payments swish_payments tax_reporting_us_1099_k',
  'tax_reporting_us_1099_misc treasury twint_payments upi_payments us_bank_account_ach_payments',
  'us_bank_transfer_payments wero_payments zip_payments',
)

const requested = record({ requested: flag })

export const accountParameters = {
  account_token: missing('token'),
  business_profile: ignored,
  business_type: oneOf('company', 'government_entity', 'individual', 'non_profit'),
  capabilities: record({
    ...ignoredFor(otherCapabilities),
    card_payments: requested,
    transfers: requested,
  }),
  // The seller gives the details on the stand-in's page, so none are prefilled.
  company: ignored,
  controller: record({
    fees: record({ payer: oneOf('account', 'application') }),
    losses: record({ payments: oneOf('application', 'stripe') }),
    requirement_collection: oneOf('application', 'stripe'),
    stripe_dashboard: record({ type: oneOf('express', 'full', 'none') }),
  }),
  country: text(2),
  default_currency: ignored,
  documents: ignored,
  email,
  expand,
  external_account: ignored,
  groups: ignored,
  individual: ignored,
  metadata: emptyable(metadata),
  settings: ignored,
  tos_acceptance: ignored,
  type: oneOf('custom', 'express', 'standard'),
} satisfies TableFor<Stripe.AccountCreateParams>

export const accountRetrieveParameters = {
  expand,
} satisfies TableFor<Stripe.AccountRetrieveParams>

export const accountListParameters = {
  ...pagination,
} satisfies TableFor<Stripe.AccountListParams>

export const rejectParameters = {
  expand,
  payouts_action: ignored,
  reason: required(
    oneOf(
      'credit',
      'fraud_no_intent_to_fulfill',
      'fraud_other',
      'fraud_payment_method_casher',
      'fraud_payment_method_tester',
      'other',
      'terms_of_service',
    ),
  ),
} satisfies TableFor<Stripe.AccountRejectParams>

export const linkParameters = {
  account: required(text()),
  collect: oneOf('currently_due', 'eventually_due'),
  // The stand-in's page asks for everything at once.
  collection_options: ignored,
  expand,
  refresh_url: address,
  return_url: address,
  type: required(oneOf('account_onboarding', 'account_update')),
} satisfies TableFor<Stripe.AccountLinkCreateParams>
