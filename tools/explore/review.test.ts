import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign } from 'xstate'
import { reviewMachine } from '../../machines/market/review.machine.ts'
import { type Part, partAt, remove } from '../../tests/model/mutate.ts'
import { editedMachine } from './edited-machine.ts'
import { exploreReview } from './review-exploration.ts'

it('the reviews of two orders break no rule', () => {
  const { breach, isComplete, states } = exploreReview(reviewMachine)
  expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
  expect(states).toBeGreaterThan(1000)
})

const edited = (edit: (config: Part) => void) => editedMachine(reviewMachine, edit)
const blind = 'states/blind/states'
const byBuyer = 'states/published/states/byBuyer/states'
const redirect = (config: Part, path: string, event: string, target: string) => {
  const on = partAt(config, path)
  on[event] = { ...(on[event] as Part), target }
}

describe('the exploration finds the planted breach:', () => {
  it.each<[string, AnyStateMachine, string]>([
    [
      'a review is published when its side has written it',
      edited((config) => redirect(config, `${blind}/open/on`, 'buyer.write', '#review.published')),
      'Nobody reads a review before both have written or the time is over.',
    ],
    [
      'a reminder publishes what is there',
      edited((config) => {
        const on = partAt(config, `${blind}/buyerWrote/on`)
        on['deadline.remindOfEnd'] = on['deadline.published']
      }),
      'Nobody reads a review before both have written or the time is over.',
    ],
    [
      'a side changes its review when it has read the other',
      edited((config) => {
        partAt(config, `${byBuyer}/shown/on`)['buyer.write'] = partAt(
          config,
          `${blind}/buyerWrote/on`,
        )['buyer.write']
      }),
      'A side writes and changes its own review exactly while it is blind, with 1 to 5 stars.',
    ],
    [
      'a review has no stars',
      reviewMachine.provide({ guards: { areStars: () => true } }),
      'A side writes and changes its own review exactly while it is blind, with 1 to 5 stars.',
    ],
    [
      'a second review of a side is added to the first',
      reviewMachine.provide({
        actions: {
          keepStars: assign(({ context: { stars } }, params) => ({
            stars: { ...stars, [params.by]: (stars[params.by] ?? 0) + params.stars },
          })),
        },
      }),
      'Each side has one review until it is published, with the stars that it wrote last.',
    ],
    [
      'the publication rounds the stars up',
      reviewMachine.provide({
        actions: {
          notePublished: assign(({ context: { stars } }, { at }) => ({
            publishedAt: at,
            stars: { ...stars, buyer: stars.buyer === null ? null : 5 },
          })),
        },
      }),
      'The average of a person is that of the reviews that anyone reads.',
    ],
    [
      'the author answers the own review',
      edited((config) => {
        const on = partAt(config, `${byBuyer}/shown/on`)
        on['buyer.answer'] = on['seller.answer']
      }),
      'The side that a review is about answers it once, while anyone reads it.',
    ],
    [
      'a restored review forgets that it was answered',
      reviewMachine.provide({ guards: { isAnswerOf: () => false } }),
      'The side that a review is about answers it once, while anyone reads it.',
    ],
    [
      'a measure that hides one review hides both',
      reviewMachine.provide({ guards: { isBy: () => true } }),
      'Anyone reads what is published and not hidden.',
    ],
    [
      'a hidden review stays hidden',
      edited((config) => remove(config, `${byBuyer}/hidden/on`, 'market.show')),
      'A measure hides a published review, and its end shows it as it was.',
    ],
    [
      'the time of a review never ends',
      edited((config) => remove(config, `${blind}/sellerWrote/on`, 'deadline.published')),
      'The time is over once, whoever has written.',
    ],
    [
      'a written review starts the time anew',
      edited((config) => {
        partAt(config, 'states')['blindAgain'] = partAt(config, 'states/blind')
        redirect(config, `${blind}/open/on`, 'buyer.write', '#review.blindAgain.buyerWrote')
      }),
      'The deadlines run from the end of the deal until the reviews are published.',
    ],
  ])('%s', (_, machine, sentence) => {
    expect(exploreReview(machine).breach?.sentence).toBe(sentence)
  })
})
