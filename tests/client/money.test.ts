import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/language.ts'
import { formatCount, formatMoney, parseMoney } from '../../src/domain/money.ts'

it.each([
  ['85', 85],
  [' 85 ', 85],
  ['85.5', 85.5],
  ['85.50', 85.5],
  ['85,50', 85.5],
  ['85.', 85],
  ['.50', 0.5],
  ['0', 0],
  ['$85', 85],
  ['$ 85', 85],
  ['1,200', 1200],
  ['$1,200.50', 1200.5],
  ['1,200,000', 1_200_000],
  ['1 200', 1200],
  ['1 200,50', 1200.5],
  ['1 200 000', 1_200_000],
  ['85,50 $', 85.5],
])("L2: parses the price '%s'", (text, amount) => {
  expect(parseMoney(text)).toBe(amount)
})

it.each([
  '',
  'ten',
  '-5',
  '85.999',
  '85,999.999',
  '1.200',
  '1,20,000',
  '12,0000',
  '1e3',
  '85 kr',
  '$',
  '.',
  '1 20',
  '1 2000',
  '$85 $',
  'Infinity',
  '0x10',
])("L2: rejects the price '%s'", (text) => {
  expect(parseMoney(text)).toBeNull()
})

const amounts = [
  0, 0.01, 0.5, 5, 49.86, 85.125, 99.999, 100, 999.9, 1000, 1234.5, 98_765.4, 1_000_000,
]

it.each(LANGUAGES)('C8: formats an amount like Intl: %s', (language) => {
  const byIntl = (amount: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount)
  const written = amounts.map((amount) => formatMoney(amount, language))
  expect(written).toEqual(amounts.map(byIntl))
})

it.each(LANGUAGES)('L2: parses each amount as the screens write it: %s', (language) => {
  const cents = amounts.map((amount) => Math.round(amount * 100) / 100)
  expect(cents.map((amount) => parseMoney(formatMoney(amount, language)))).toEqual(cents)
})

it.each(LANGUAGES)('formats a count like Intl: %s', (language) => {
  const counts = [0, 1, 24, 999, 1000, 10_000, 123_456, 1_000_000]
  const byIntl = new Intl.NumberFormat(language)
  expect(counts.map((count) => formatCount(count, language))).toEqual(
    counts.map((count) => byIntl.format(count)),
  )
})
