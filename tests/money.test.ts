import { expect, it } from 'vitest'
import { readMoney } from '../src/domain/money.ts'

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
])("L2: a price typed as '%s' is understood", (text, amount) => {
  expect(readMoney(text)).toBe(amount)
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
  '1 200',
  'Infinity',
  '0x10',
])("L2: '%s' is no price", (text) => {
  expect(readMoney(text)).toBeNull()
})
