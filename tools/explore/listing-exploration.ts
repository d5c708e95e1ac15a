import type { AnyStateMachine } from 'xstate'
import { millisecondsOf } from '../../machines/market/duration.ts'
import type { ListingContext } from '../../machines/market/listing.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'
import { AT_ANY_TIME, DEADLINES, FINAL, HIDDEN, TABLE, WHILE_HELD } from './listing-table.ts'
import { ENDLESS, type Exploration, explore, type Move } from './search.ts'

/** A listing with the deadline that runs, and with a buyer who may be paying for the item. */
type ListingState = {
  state: string
  edition: number
  deadline: string | null
  /** The cases of moderation that hide it. */
  hiddenBy: readonly string[]
  isHeld: boolean
  /** The numbers of buyers' charges, by their outcome. */
  charges: { recorded: number; refunded: number }
}

const SELLER = ['edit', 'withdraw', 'putBack', 'renew', 'sellElsewhere', 'remove'] as const
/** More editions and charges than this lead to no new order of events. */
const MOST = 2

const STEP_RULES = {
  takes: 'The listing takes exactly the events of the table, and goes where it says.',
  free: 'The seller takes nothing away and changes nothing while a buyer pays.',
  counts: 'Each change of the seller is a new edition, and nothing else is.',
  keeps: 'An item does not expire while it is held for a buyer.',
  starts:
    'A state that is entered starts its deadline, as does one that lasts after it, and an edit does not.',
  hidden: 'A listing is hidden while it is neither for sale nor gone.',
  measures:
    'A listing is hidden by exactly the measures in force, and else as it would be without them.',
  effects: 'A listing has no effects.',
  ends: 'A listing is over when the item is sold or removed.',
} as const

const STATE_RULES: Readonly<Record<string, (listing: ListingState) => boolean>> = {
  'What is for sale ends by itself, and nothing else does.': ({ state, deadline }) =>
    deadline === (DEADLINES[state]?.[0] ?? null),
  'An item is sold once.': ({ state, charges }) => charges.recorded === (state === 'sold' ? 1 : 0),
}

/** The sentences of all rules that the exploration checks. */
export const listingSentences: readonly string[] = [
  ...Object.values(STEP_RULES),
  ...Object.keys(STATE_RULES),
  ENDLESS,
]

type Sent = {
  type: string
  at: number
  by: string
  isHeld: boolean
  cents: number
  fields: string[]
}

const CASES = ['a', 'b'] as const

const eventOf = (type: string, { isHeld }: ListingState, by: string): Sent => ({
  type,
  at: 0,
  by,
  isHeld,
  cents: 1,
  fields: ['askingPrice'],
})

const running = ({ started }: Step): [string, number][] =>
  started.map(({ event, dueAt }) => [event, dueAt])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Explores a listing with a buyer who may pay, a seller, an admin and the clock, and stops at the first broken rule. */
export function exploreListing(machine: AnyStateMachine): Exploration {
  const contextOf = (step: Step) => step.context as ListingContext

  /** Returns the rule that an event breaks. */
  const brokenBy = (before: ListingState, event: Sent, step: Step | null): string | null => {
    const { type, by } = event
    const { hiddenBy } = before
    const isMeasure = type === 'market.hide' || type === 'market.show'
    if (isMeasure) {
      const isLive = before.state !== 'none' && !FINAL.has(before.state)
      const isNews = hiddenBy.includes(by) === (type === 'market.show')
      const others = hiddenBy.filter((each) => each !== by)
      const expected = {
        value: before.state,
        context: {
          edition: before.edition,
          hiddenBy: type === 'market.hide' ? [...others, by] : others,
        },
        effects: [],
        started: [],
        ended: [],
      }
      return same(step, isLive && isNews ? expected : null) ? null : STEP_RULES.measures
    }
    const held = before.isHeld ? WHILE_HELD[before.state]?.[type] : undefined
    const to = held ?? TABLE[before.state]?.[type]
    const isStopped = before.isHeld && !AT_ANY_TIME.test(type)
    if (isStopped && step !== null) return STEP_RULES.free
    if ((step === null) !== (to === undefined || isStopped)) return STEP_RULES.takes
    if (step === null) return null
    if (before.isHeld && step.value === 'expired') return STEP_RULES.keeps
    if (step.value !== to) return STEP_RULES.takes
    const isEdit = type === 'seller.edit'
    if (!same(contextOf(step).hiddenBy ?? [], hiddenBy)) return STEP_RULES.measures
    if (contextOf(step).edition !== before.edition + (isEdit ? 1 : 0)) return STEP_RULES.counts
    const [name, duration] = DEADLINES[to] ?? []
    const due =
      isEdit || name === undefined || duration === undefined
        ? []
        : [[name, millisecondsOf(policy.durations[duration])]]
    if (!same(running(step), due)) return STEP_RULES.starts
    const isHidden = machine.resolveState({ ...step }).hasTag('hidden')
    if (isHidden !== HIDDEN.has(to)) return STEP_RULES.hidden
    if (step.effects.length > 0) return STEP_RULES.effects
    const isOver = machine.resolveState({ ...step }).status === 'done'
    return isOver === FINAL.has(to) ? null : STEP_RULES.ends
  }

  const send = (words: string, type: string, before: ListingState, by = ''): Move<ListingState> => {
    const event = eventOf(type, before, by)
    const { state, edition, hiddenBy } = before
    const step =
      state === 'none'
        ? firstStep(machine, event, event.at)
        : nextStep(machine, { value: state, context: { edition, hiddenBy } }, event)
    const broken = brokenBy(before, event, step)
    const charge = type === 'buyer.pay' ? (step === null ? 'refunded' : 'recorded') : null
    const charges =
      charge === null ? before.charges : { ...before.charges, [charge]: before.charges[charge] + 1 }
    const isHeld = charge === null && before.isHeld
    if (step === null) return { words, next: { ...before, charges, isHeld }, broken }
    const to = typeof step.value === 'string' ? step.value : ''
    const [started] = step.started
    const isOver = before.deadline !== null && [...step.ended, type].includes(before.deadline)
    return {
      words,
      broken,
      next: {
        state: to,
        edition: contextOf(step).edition,
        hiddenBy: contextOf(step).hiddenBy ?? [],
        deadline: started?.event ?? (isOver ? null : before.deadline),
        isHeld,
        charges,
      },
    }
  }

  const moves = (before: ListingState): Move<ListingState>[] => {
    const { state, deadline, isHeld, edition, charges } = before
    if (state === 'none') return [send('seller: publishes', 'seller.publish', before)]
    const acts = SELLER.filter((act) => act !== 'edit' || edition < MOST)
    return [
      ...acts.map((act) => send(`seller: ${act}`, `seller.${act}`, before)),
      send('admin: remove', 'admin.remove', before),
      ...CASES.flatMap((by) => [
        send(`case ${by}: hides`, 'market.hide', before, by),
        send(`case ${by}: shows`, 'market.show', before, by),
      ]),
      // The hold may have ended before the charge came.
      ...(charges.recorded + charges.refunded < MOST
        ? [send('buyer: payment is recorded', 'buyer.pay', before)]
        : []),
      { words: 'buyer: begins to pay', next: { ...before, isHeld: true }, broken: null },
      ...(isHeld
        ? [{ words: 'clock: the hold ends', next: { ...before, isHeld: false }, broken: null }]
        : []),
      ...['deadline.expiring', 'deadline.expired']
        .filter((event) => event === deadline)
        .map((event) => send(`clock: ${event}`, event, before)),
    ]
  }

  return explore<ListingState>({
    start: {
      state: 'none',
      edition: 1,
      deadline: null,
      hiddenBy: [],
      isHeld: false,
      charges: { recorded: 0, refunded: 0 },
    },
    keyOf: (listing) => JSON.stringify(listing),
    moves,
    brokenBy: (listing) =>
      Object.entries(STATE_RULES).find(([, holds]) => !holds(listing))?.[0] ?? null,
    isFinal: ({ state }) => FINAL.has(state),
  })
}
