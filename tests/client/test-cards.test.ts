import { expect, it } from 'vitest'
import { behaviourOf, disputeKindOf, testCards } from '../../server/standins/cards/test-cards.ts'
import { TEST_CARDS } from '../../src/domain/test-cards.ts'

it.each(TEST_CARDS)('the stand-in does what the payment page says of $number', (card) => {
  expect(behaviourOf(card.number.replaceAll(' ', ''))).toBe(card.effect)
})

it('the payment page offers every card whose charge the cardholder disputes', () => {
  const disputed = testCards.filter(({ behaviour }) => disputeKindOf(behaviour) !== null)
  const offered = TEST_CARDS.map((card) => card.number.replaceAll(' ', ''))
  expect(disputed.map(({ number }) => number)).toHaveLength(3)
  expect(offered).toEqual(expect.arrayContaining(disputed.map(({ number }) => number)))
})
