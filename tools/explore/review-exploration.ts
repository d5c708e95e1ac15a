import type { AnyStateMachine } from 'xstate'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import type { ReviewContext, Side } from '../../machines/market/review.machine.ts'
import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import { ENDLESS, type Exploration, explore, type Move } from './search.ts'

const SIDES = ['buyer', 'seller'] as const
const OTHER = { buyer: 'seller', seller: 'buyer' } as const

/** The history of the reviews of an order, as its two sides would tell it. */
type Told = {
  /** The stars that each side has written last. */
  wrote: Readonly<Record<Side, number | null>>
  isOver: boolean
  isHidden: Readonly<Record<Side, boolean>>
  isAnswered: Readonly<Record<Side, boolean>>
}

/** The reviews of an order; `stored` is null before the deal ends. */
type Reviews = { stored: Persisted | null; told: Told }

/** The orders of two buyers with one seller. */
type Both = readonly [Reviews, Reviews]

const BLIND = 'Nobody reads a review before both have written or the time is over.'
const SHOWN = 'Anyone reads what is published and not hidden.'
const ONE = 'Each side has one review until it is published, with the stars that it wrote last.'
const AVERAGE = 'The average of a person is that of the reviews that anyone reads.'
const WRITES =
  'A side writes and changes its own review exactly while it is blind, with 1 to 5 stars.'
const ANSWERS = 'The side that a review is about answers it once, while anyone reads it.'
const HIDES = 'A measure hides a published review, and its end shows it as it was.'
const ENDS = 'The time is over once, whoever has written.'
const REMINDS = 'A reminder changes nothing and is sent while the reviews are blind.'
const CLOCK = 'The deadlines run from the end of the deal until the reviews are published.'
const CLOSES =
  'Where nobody has written, the reviews are over; where one side has not, it has none.'

/** The sentences of all rules that the exploration checks. */
export const reviewSentences: readonly string[] = [
  BLIND,
  SHOWN,
  ONE,
  AVERAGE,
  WRITES,
  ANSWERS,
  HIDES,
  ENDS,
  REMINDS,
  CLOCK,
  CLOSES,
  ENDLESS,
]

const nothingTold: Told = {
  wrote: { buyer: null, seller: null },
  isOver: false,
  isHidden: { buyer: false, seller: false },
  isAnswered: { buyer: false, seller: false },
}

const hasEnded = ({ wrote, isOver }: Told) =>
  isOver || (wrote.buyer !== null && wrote.seller !== null)
const isPublic = (told: Told, by: Side) =>
  hasEnded(told) && told.wrote[by] !== null && !told.isHidden[by]

type Sent = { type: string; at: number; [field: string]: unknown }

/** An event, the history after it, null where nobody may send it now, and the rule about that. */
type Tried = { event: Sent; words: string; after: Told | null; rule: string }

/** When the events after the first one happen. */
const LATER = 1

const tried = (type: string, after: Told | null, rule: string, fields: object = {}): Tried => ({
  event: { type, at: LATER, ...fields },
  words: [type, ...Object.values(fields)].join(' '),
  after,
  rule,
})

const withSide = <Name extends 'wrote' | 'isHidden' | 'isAnswered'>(
  told: Told,
  name: Name,
  side: Side,
  value: Told[Name][Side],
): Told => ({ ...told, [name]: { ...told[name], [side]: value } })

/** Returns every event that can be tried after a history. `stars`: those that a side writes. */
function triedAfter(told: Told, stars: readonly number[]): Tried[] {
  const isBlind = !hasEnded(told)
  return [
    ...SIDES.flatMap((side) => [
      ...stars.map((count) =>
        tried(`${side}.write`, isBlind ? withSide(told, 'wrote', side, count) : null, WRITES, {
          stars: count,
        }),
      ),
      ...[0, 2.5, 6].map((count) => tried(`${side}.write`, null, WRITES, { stars: count })),
      tried(
        `${side}.answer`,
        isPublic(told, OTHER[side]) && !told.isAnswered[OTHER[side]]
          ? withSide(told, 'isAnswered', OTHER[side], true)
          : null,
        ANSWERS,
      ),
      tried(
        'market.hide',
        isPublic(told, side) ? withSide(told, 'isHidden', side, true) : null,
        HIDES,
        {
          by: side,
        },
      ),
      tried(
        'market.show',
        told.isHidden[side] ? withSide(told, 'isHidden', side, false) : null,
        HIDES,
        { by: side },
      ),
    ]),
    tried('deadline.published', isBlind ? { ...told, isOver: true } : null, ENDS),
    tried('deadline.remindToWrite', isBlind ? told : null, REMINDS),
    tried('deadline.remindOfEnd', isBlind ? told : null, REMINDS),
  ]
}

/** Returns the state of the published review by a side. */
function stateOf({ value }: Pick<Persisted, 'value'>, by: Side): unknown {
  const published = typeof value === 'string' ? undefined : value['published']
  return typeof published === 'object' ? published[by === 'buyer' ? 'byBuyer' : 'bySeller'] : null
}

/** Returns whether anyone reads the review by a side. */
const isRead = (reviews: Pick<Persisted, 'value'>, by: Side): boolean =>
  stateOf(reviews, by) === 'shown' || stateOf(reviews, by) === 'answered'

const contextOf = ({ context }: Pick<Persisted, 'context'>) => context as ReviewContext

/** The deadlines of the blind reviews, by the time since the end of the deal. */
const RUNNING = Object.entries({
  'deadline.remindToWrite': 'reviewingPrompt',
  'deadline.remindOfEnd': 'reviewingReminder',
  'deadline.published': 'reviewing',
} as const).map(([event, name]) => [event, millisecondsOf(policy.durations[name])])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the sentence of the rule that a step breaks; null if it breaks none. */
function brokenBy(
  machine: AnyStateMachine,
  event: Sent,
  { started, ended, effects, ...after }: Step,
  told: Told,
): string | null {
  for (const by of SIDES) {
    if (isRead(after, by) && !hasEnded(told)) return BLIND
    if (isRead(after, by) !== isPublic(told, by)) return SHOWN
  }
  const isFirst = event.type === 'market.open'
  const running = started.map(({ event: name, dueAt }) => [name, dueAt])
  if (!same(running, isFirst ? RUNNING : [])) return CLOCK
  const isEnd = !isFirst && ended.length > 0
  if (isEnd !== (hasEnded(told) && /write$|published$/.test(event.type))) return CLOCK
  if (effects.length > 0 !== event.type.startsWith('deadline.remind')) return REMINDS
  const { stars, publishedAt } = contextOf(after)
  if (!hasEnded(told) && !same(stars, told.wrote)) return ONE
  const isWritten = SIDES.some((side) => told.wrote[side] !== null)
  if ((publishedAt === LATER) !== (hasEnded(told) && isWritten)) return BLIND
  const isClosed = told.isOver && !isWritten
  if (isClosed !== (machine.resolveState(after).status === 'done')) return CLOSES
  const hasNone = (by: Side) => hasEnded(told) && isWritten && told.wrote[by] === null
  return SIDES.every((by) => hasNone(by) === (stateOf(after, by) === 'none')) ? null : CLOSES
}

/** The average of these stars; null without any. */
function averageOf(stars: readonly (number | null)[]): number | null {
  const counted = stars.filter((count) => count !== null)
  const sum = counted.reduce((total, count) => total + count, 0)
  return counted.length === 0 ? null : sum / counted.length
}

/** Returns the averages of the seller and of each buyer. `starsOf` returns the stars of the review by a side that is read. */
const averagesIn = (both: Both, starsOf: (reviews: Reviews, by: Side) => number | null) => [
  averageOf(both.map((reviews) => starsOf(reviews, 'buyer'))),
  ...both.map((reviews) => starsOf(reviews, 'seller')),
]

/** Explores the reviews of two buyers' orders with one seller, an admin and the clock. */
export function exploreReview(machine: AnyStateMachine): Exploration {
  const opening = { type: 'market.open', at: 0 }
  const first = firstStep(machine, opening, 0)
  /** Many histories have the same reviews: each step of them is taken once. */
  const taken = new Map<string, Step | null>()
  const stepOf = (stored: Persisted, event: Sent): Step | null => {
    const key = JSON.stringify([stored, event])
    const before = taken.get(key)
    if (before !== undefined) return before
    const step = nextStep(machine, stored, event)
    taken.set(key, step)
    return step
  }
  const stepped = (step: Step, told: Told): Reviews => ({
    stored: { value: step.value, context: step.context },
    told,
  })
  const movesOf = (reviews: Reviews, stars: readonly number[]): Move<Reviews>[] => {
    const { stored, told } = reviews
    if (stored === null) {
      const broken = brokenBy(machine, opening, first, told)
      return [{ words: opening.type, next: stepped(first, told), broken }]
    }
    return triedAfter(told, stars).map(({ event, words, after, rule }) => {
      const step = stepOf(stored, event)
      if (step === null || after === null) {
        return { words, next: reviews, broken: (step === null) === (after === null) ? null : rule }
      }
      return { words, next: stepped(step, after), broken: brokenBy(machine, event, step, after) }
    })
  }
  return explore<Both>({
    start: [
      { stored: null, told: nothingTold },
      { stored: null, told: nothingTold },
    ],
    keyOf: (both) => JSON.stringify(both),
    moves: ([one, two]) => [
      ...movesOf(one, [1, 5]).map((move) => ({ ...move, next: [move.next, two] as const })),
      ...movesOf(two, [3]).map(({ words, ...move }) => ({
        ...move,
        words: `${words} of the other buyer`,
        next: [one, move.next] as const,
      })),
    ],
    brokenBy: (both) => {
      const read = averagesIn(both, ({ stored }, by) =>
        stored !== null && isRead(stored, by) ? contextOf(stored).stars[by] : null,
      )
      const told = averagesIn(both, (reviews, by) =>
        isPublic(reviews.told, by) ? reviews.told.wrote[by] : null,
      )
      return same(read, told) ? null : AVERAGE
    },
    isFinal: (both) => both.every(({ told }) => hasEnded(told)),
  })
}
