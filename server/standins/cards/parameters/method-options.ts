import { metadata } from './metadata.ts'
import { billingDetails } from './details.ts'
import { dataType, otherDetails, otherOptions } from './method-types.ts'
import { emptyable, flag, integer, list, missing, oneOf, required, text } from './rules.ts'
import { record } from './table.ts'

const ifAvailable = oneOf('if_available', 'never')
const credentialUsage = oneOf('installment', 'recurring', 'unscheduled')

const installments = record({
  enabled: flag,
  plan: emptyable(
    record({
      count: integer(1),
      interval: oneOf('month'),
      type: required(oneOf('bonus', 'fixed_count', 'revolving')),
    }),
  ),
})

const mandateOptions = record({
  amount: required(integer(1)),
  amount_type: required(oneOf('fixed', 'maximum')),
  description: text(200),
  end_date: integer(),
  interval: required(oneOf('day', 'month', 'sporadic', 'week', 'year')),
  interval_count: integer(1),
  reference: required(text(80)),
  start_date: required(integer()),
  supported_types: list(oneOf('india')),
})

/** The result of an authentication that the merchant ran elsewhere. */
const threeDSecure = record({
  ares_trans_status: oneOf('A', 'C', 'I', 'N', 'R', 'U', 'Y'),
  cryptogram: required(text()),
  electronic_commerce_indicator: oneOf('01', '02', '05', '06', '07'),
  exemption_indicator: oneOf('low_risk', 'none'),
  network_options: record({
    cartes_bancaires: record({
      cb_avalgo: required(oneOf('0', '1', '2', '3', '4', 'A')),
      cb_exemption: text(4),
      cb_score: integer(0, 99),
    }),
  }),
  requestor_challenge_indicator: text(2),
  transaction_id: required(text()),
  version: required(oneOf('1.0.2', '2.1.0', '2.2.0', '2.3.0', '2.3.1')),
})

const cardNetworks = oneOf(
  'amex',
  'cartes_bancaires',
  'diners',
  'discover',
  'eftpos_au',
  'girocard',
  'interac',
  'jcb',
  'link',
  'mastercard',
  'unionpay',
  'unknown',
  'visa',
)

const card = record({
  capture_method: emptyable(oneOf('manual')),
  cvc_token: missing('token'),
  installments,
  mandate_options: mandateOptions,
  moto: flag,
  network: cardNetworks,
  request_extended_authorization: ifAvailable,
  request_incremental_authorization: ifAvailable,
  request_multicapture: ifAvailable,
  request_overcapture: ifAvailable,
  request_three_d_secure: oneOf('any', 'automatic', 'challenge'),
  require_cvc_recollection: flag,
  setup_credential_usage: credentialUsage,
  setup_future_usage: emptyable(oneOf('none', 'off_session', 'on_session')),
  statement_descriptor_suffix_kana: emptyable(text(22)),
  statement_descriptor_suffix_kanji: emptyable(text(17)),
  stored_credential_usage: credentialUsage,
  three_d_secure: threeDSecure,
})

export const methodOptions = record({ ...otherOptions, card: emptyable(card) })

export const methodData = record({
  ...otherDetails,
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  billing_details: billingDetails,
  metadata,
  radar_options: record({ session: text() }),
  type: required(dataType),
})
