import { invalidRequest } from '../api-error.ts'
import { text } from './rules.ts'

/** https://docs.stripe.com/currencies#presentment-currencies */
const supported = new Set(
  [
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad',
    'cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl',
    'htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd',
    'mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd',
    'rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd',
    'vuv wst xaf xcd xcg xof xpf yer zar zmw',
  ].flatMap((line) => line.split(' ')),
)

/** The smallest charge in the smallest unit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const least = new Map(
  [
    ['usd aud brl cad chf eur inr jpy nzd sgd', 50],
    ['gbp', 30],
    ['bgn', 100],
    ['aed myr pln ron', 200],
    ['dkk', 250],
    ['nok sek', 300],
    ['hkd', 400],
    ['mxn thb', 1_000],
    ['czk', 1_500],
    ['huf', 17_500],
  ].flatMap(([codes, amount]) =>
    String(codes)
      .split(' ')
      .map((code) => [code, Number(amount)] as const),
  ),
)
const GREATEST = 99_999_999

/** A currency code in any case; `currencyOf` returns it in lower case. */
export const currency = text(5_000, (value, name) => {
  if (supported.has(value.toLowerCase())) return
  throw invalidRequest(
    null,
    `Invalid currency: ${value}. Stripe currently supports these currencies: ${[...supported].join(', ')}`,
    name,
  )
})

/** Throws ApiError (400) when no card can be charged with this amount, which is in the smallest unit of the currency. */
export function requireChargeable(amount: number, code: string): void {
  const minimum = least.get(code) ?? 1
  if (amount < minimum) {
    const message = `Amount must be at least ${formatMoney(minimum, code)} ${code}`
    throw invalidRequest('amount_too_small', message, 'amount')
  }
  if (amount > GREATEST) {
    const message = `Amount must be no more than ${formatMoney(GREATEST, code)}`
    throw invalidRequest('amount_too_large', message, 'amount')
  }
}

/** Formats an amount in the smallest unit of its currency, such as $9.00. */
export function formatMoney(amount: number, code: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
