import { expect, it } from 'vitest'
import { createPhones } from '../../src/services/phones.ts'

const phones = createPhones(() => ['en-US', 'sv'])

it.each([
  '+46 70 123 45 67',
  '+44 20 7946 0958',
  '0046 70 123 45 67',
  '(0044) 20 7946 0958',
  '(206) 555-0123',
  '070-123 45 67',
  '08-123 456 78',
])('B6, L2: %s is a phone number', async (text) => {
  expect(await phones.isPossible(text)).toBe(true)
})

it.each(['12', 'call me', '+46 70', '0046 70', '00', '+1 555 0123', '0701234567012345', '@ada'])(
  'B6, L2: %s is no phone number',
  async (text) => {
    expect(await phones.isPossible(text)).toBe(false)
  },
)

it('B6, L2: without a known country, only an international number is a phone number', async () => {
  const abroad = createPhones(() => ['tlh', 'not a language'])
  expect(await abroad.isPossible('070-123 45 67')).toBe(false)
  expect(await abroad.isPossible('+46 70 123 45 67')).toBe(true)
})
