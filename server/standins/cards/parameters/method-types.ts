import { ignored, list, oneOf } from './rules.ts'

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Line

/** Splits lines into their words, as types too. */
export function words<const Line extends string>(...lines: Line[]): Words<Line>[] {
  return lines.flatMap((line) => line.split(' ')) as Words<Line>[]
}

/** The types beside cards that a PaymentIntent has options for. */
const withOptions = words(
  'acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie bizum',
  'blik boleto cashapp crypto customer_balance eps fpx giropay grabpay ideal kakao_pay klarna konbini kr_card',
  'mb_way mobilepay multibanco naver_pay nz_bank_account oxxo p24 pay_by_bank payco paynow paypal paypay payto',
  'pix promptpay revolut_pay samsung_pay satispay scalapay sepa_debit sequra sofort sunbit swish twint upi',
  'us_bank_account wechat_pay zip',
)
const withoutOptions = words(
  'boku_promptpay capchase_pay check_scan click_to_pay demo_pay duitnow dummy_auth_push dummy_passthrough_card',
  'edenred gcash getbalance gift_card gopay id_bank_transfer knet kr_market kriya momo mondu netbanking ng_bank',
  'ng_bank_transfer ng_card ng_market ng_ussd ng_wallet octopus paper_check qris rechnung shop_pay shopeepay',
  'south_korea_market stripe_balance tamara test_pay touch_n_go truemoney us_cash_voucher vipps wero',
)

const terminal = ['card_present', 'interac_present'] as const

export const methodTypes = list(
  oneOf('card', 'link', ...terminal, ...withOptions, ...withoutOptions),
)
export const excludedTypes = list(oneOf('card', ...withOptions))

/** The type of payment_method_data: the SDK sends no card this way. */
export const dataType = oneOf('link', ...withOptions)

/** Ignores each of these parameters. */
export const ignoredFor = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ignored])) as Record<Name, typeof ignored>

/** The options of the types that the stand-in has no payments of. */
export const otherOptions = ignoredFor(['link', ...terminal, ...withOptions])

/** The details of the types that the stand-in has no payments of. */
export const otherDetails = ignoredFor(['link', 'interac_present', ...withOptions])
