import { expect, it } from 'vitest'
import { behaviourOf } from '../server/standins/cards/test-cards.ts'
import { TEST_CARDS } from '../src/domain/test-cards.ts'

it.each(TEST_CARDS)('the stand-in does what the payment page says of $number', (card) => {
  expect(behaviourOf(card.number.replaceAll(' ', ''))).toBe(card.effect)
})
