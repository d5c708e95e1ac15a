import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  oneof,
  option,
  record,
  tuple,
} from 'fast-check'
import { bankAnswers, type Card } from './bank.ts'
import { type Fault, faults, promptFaults } from './faults.ts'
import { type RequestName, requestNames } from './tab.ts'

/** Ann has two tabs of one browser; Bob has a browser of his own. */
const tabNames = ['ann', 'annsOtherTab', 'bob'] as const
export type TabName = (typeof tabNames)[number]

const deeds = [
  'opens',
  'types',
  'closes',
  'presses',
  'waits',
  'readsOrders',
  'books',
  'deletes',
] as const
export type Deed = (typeof deeds)[number]

/** One event of a walk, as plain data, so that a walk can be printed and repeated. */
export type Stimulus =
  | { tab: TabName; does: Deed }
  | { tab: TabName; pays: Card }
  | { tab: TabName; answersBank: (typeof bankAnswers)[number] }
  | { tab: TabName; letsGo: 'oldest' }
  | { tab: TabName; next: RequestName; suffers: Fault }
  | { provider: 'openIntent' | 'readIntent' | 'cancelIntent' | 'refund'; suffers: Fault }
  | { world: 'minutesPass' | 'sellerIsRemoved' | 'housekeeping' }

const named = <Name extends string>(choices: Record<Name, unknown>): Arbitrary<Name> =>
  constantFrom(...Object.keys(choices).filter((key): key is Name => key in choices))

const tabs = constantFrom<TabName[]>('ann', 'ann', 'annsOtherTab', 'bob', 'bob')
const suffers = named(faults)
const card = constantFrom<Card[]>('good', 'good', 'challenged', 'challenged', 'declined')
const answersBank = constantFrom(...bankAnswers)
const letsGo = constant('oldest' as const)

const faultsAhead = array(record({ next: constantFrom(...requestNames), suffers }), {
  maxLength: 3,
  size: 'max',
})

/** A typical visit of the payment page: without these, a walk would hardly ever reach a charge. */
const visit: Arbitrary<Stimulus[]> = record({
  tab: tabs,
  faults: faultsAhead,
  card,
  bank: option(answersBank),
  after: array(constantFrom<Deed[]>('presses', 'waits', 'closes', 'opens'), {
    maxLength: 2,
  }),
}).map(({ tab, faults: suffered, card: pays, bank, after }): Stimulus[] => [
  ...suffered.map((fault) => ({ tab, ...fault })),
  { tab, does: 'opens' },
  { tab, does: 'types' },
  { tab, pays },
  ...(bank === null ? [] : [{ tab, answersBank: bank }]),
  ...after.map((does) => ({ tab, does })),
])

/** Two buyers have the card form open when only one of them can have the item. */
const rivalry: Arbitrary<Stimulus[]> = record({
  first: constantFrom<TabName[]>('ann', 'bob'),
  faults: faultsAhead,
  cards: tuple(card, card),
  bank: option(answersBank),
}).map(({ first, faults: suffered, cards: [one, other], bank }): Stimulus[] => {
  const second: TabName = first === 'ann' ? 'bob' : 'ann'
  return [
    { tab: first, does: 'opens' },
    { tab: first, does: 'types' },
    { world: 'minutesPass' },
    { tab: second, does: 'opens' },
    { tab: second, does: 'types' },
    ...suffered.map((fault) => ({ tab: second, ...fault })),
    { tab: first, pays: one },
    { tab: second, pays: other },
    ...(bank === null ? [] : [{ tab: second, answersBank: bank }]),
  ]
})

const single: Arbitrary<Stimulus> = oneof(
  { weight: 4, arbitrary: record({ tab: tabs, does: constantFrom(...deeds) }) },
  { weight: 3, arbitrary: record({ tab: tabs, pays: card }) },
  { weight: 2, arbitrary: record({ tab: tabs, answersBank }) },
  { weight: 3, arbitrary: record({ tab: tabs, letsGo }) },
  {
    weight: 2,
    arbitrary: record({ tab: tabs, next: constantFrom(...requestNames), suffers }),
  },
  {
    weight: 1,
    arbitrary: record({
      provider: constantFrom('openIntent', 'readIntent', 'cancelIntent', 'refund'),
      suffers: constantFrom(...promptFaults),
    }),
  },
  { weight: 3, arbitrary: record({ world: constant('minutesPass' as const) }) },
  {
    weight: 1,
    arbitrary: record({ world: constantFrom('sellerIsRemoved', 'housekeeping') }),
  },
)

/** The stimuli of one walk, in order. */
export const walks: Arbitrary<Stimulus[]> = array(
  oneof(
    { weight: 2, arbitrary: visit },
    { weight: 1, arbitrary: rivalry },
    { weight: 3, arbitrary: single.map((one) => [one]) },
  ),
  { minLength: 1, maxLength: 12, size: 'max' },
).map((parts) => parts.flat())

/** Formats a walk with one stimulus a line. */
export function describeWalk(walk: readonly Stimulus[]): string {
  return walk.map(describeStimulus).join('\n')
}

export function describeStimulus(stimulus: Stimulus): string {
  return Object.entries(stimulus)
    .map(([key, value]) => (['tab', 'world'].includes(key) ? value : `${key} ${value}`))
    .join(' ')
}
