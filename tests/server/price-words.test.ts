import { expect, test } from 'vitest'
import { priceWordsIn } from '../../server/search/price-words.ts'

test.each([
  ['chair under $50', '..50', 'chair'],
  ['stol under 500', '..500', 'stol'],
  ['cykel max 200 dollar', '..200', 'cykel'],
  ['lamp 20-40 dollars', '20..40', 'lamp'],
  ['lampa mellan 20 och 40 dollar', '20..40', 'lampa'],
  ['bord från 49,50 $ i Lund', '49.50..', 'bord i Lund'],
  ['less than 15 usd', '..15', ''],
])('%s says a price', (text, price, words) => {
  expect(priceWordsIn(text)).toEqual({ price, words })
})

test.each([
  'iPhone 14 Pro Max 256',
  'puzzle over 1000',
  'camera from 1970',
  'cable under 5 m',
  'cykel max 2000 kr',
  'jeans 32-34',
  'between $50 and $20',
  'under the bed',
])('%s says none', (text) => {
  expect(priceWordsIn(text)).toBeNull()
})
