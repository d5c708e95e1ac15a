import type { AnyStateMachine } from 'xstate'
import {
  type About,
  type CaseContext,
  type Measure,
  MEASURES,
} from '../../machines/market/case.machine.ts'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import { ENDLESS, type Exploration, explore, type Move } from './search.ts'

/** A case as a reader of its journal knows it. `now` and `until` count days. */
type Told = {
  about: About
  reports: number
  /** Where the case is: an appeal has its place among the decisions. */
  state:
    | 'open'
    | 'dismissed'
    | 'closed'
    | 'actioned'
    | 'appealed'
    | 'settled'
    | 'upheld'
    | 'reversed'
  measure: Measure | null
  until: number | null
  isUndone: boolean
  answer: string
}

/** `stored`: null before the first event. */
type Case = {
  stored: Persisted | null
  told: Told | null
  running: Readonly<Record<string, number>>
}

type Sent = { type: string; at: number; [field: string]: unknown }
/** An event, and what is told after it; null where nobody may send it now. */
type Tried = { event: Sent; words: string; after: Told | null }

const ABOUT = ['listing', 'user', 'message', 'review'] as const
const ALL_MEASURES = ['hide', 'warn', 'suspend', 'remove'] as const
/** More reports than this lead to no new order of events. */
const MOST_REPORTS = 2
const [NOW, LATER] = [0, 1000] as const

const RULES = {
  decides: 'A case is decided once, by an admin, with a measure that suits the thing.',
  joins: 'Each report joins the case while it is open, and no other event is one.',
  appeals: 'The one concerned appeals once, in time.',
  answers: 'An appeal is decided by an admin, or by silence as the policy says.',
  undoes: 'A measure is in force until it is lifted, its time is over, or an appeal reverses it.',
  keeps: 'A case keeps the measure, the ground, the words and the end that its admin gave.',
  starts:
    'A case waits for an appeal, an answer and the end of a measure as long as the policy says.',
  ends: 'A case that is dismissed or closed is over, and no other is.',
  reminds: 'A case has no effect but the reminder of an appeal.',
} as const

const STATE_RULES: Readonly<Record<string, (stored: Case) => boolean>> = {
  'What an appeal has reversed is not in force.': ({ told }) =>
    told === null || told.state !== 'reversed' || told.isUndone,
  'A case of which somebody waits for an answer has somebody who can give it, and a deadline.': ({
    told,
    running,
  }) => told === null || told.state !== 'appealed' || 'deadline.appealDecision' in running,
  'A suspension with an end ends by itself.': ({ told, running }) =>
    told === null ||
    told.until === null ||
    told.isUndone ||
    running['deadline.measureEnd'] === told.until,
}

/** The sentences of all rules that the exploration checks. */
export const caseSentences: readonly string[] = [
  ...Object.values(RULES),
  ...Object.keys(STATE_RULES),
  ENDLESS,
]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const canBeLifted = ({ measure, isUndone }: Told) =>
  !isUndone && (measure === 'hide' || measure === 'suspend')

const event = (type: string, fields: object = {}): Sent => ({ type, at: NOW, ...fields })

/** Each decision of an admin: every measure, with an end before, at and after the decision. */
const decisions = (told: Told): Tried[] =>
  ALL_MEASURES.flatMap((measure) =>
    [null, NOW, LATER].map((until) => ({
      event: event('admin.act', { measure, ground: 'g', words: 'w', until }),
      words: `admin: ${measure}${until === null ? '' : ` until ${until}`}`,
      after:
        told.state === 'open' &&
        MEASURES[told.about].includes(measure) &&
        (until === null || (measure === 'suspend' && until > NOW))
          ? { ...told, state: 'actioned' as const, measure, until }
          : null,
    })),
  )

const when = <State extends Told['state']>(
  told: Told,
  state: State,
  after: Partial<Told>,
): Told | null => (told.state === state ? { ...told, ...after } : null)

function triedAfter(told: Told, running: Case['running']): Tried[] {
  const { about } = told
  const due = (type: string, after: Told | null): Tried[] =>
    type in running ? [{ event: event(type), words: `clock: ${type}`, after }] : []
  const { appealSilence: silence } = policy
  return [
    ...(['member.report', 'admin.open'] as const)
      .filter(() => told.reports < MOST_REPORTS)
      .map((type) => ({
        event: event(type, { about }),
        words: type,
        after: type === 'admin.open' ? null : when(told, 'open', { reports: told.reports + 1 }),
      })),
    {
      event: event('admin.dismiss'),
      words: 'admin: dismiss',
      after: when(told, 'open', { state: 'dismissed' }),
    },
    {
      event: event('market.close'),
      words: 'market: close',
      after: when(told, 'open', { state: 'closed' }),
    },
    ...decisions(told),
    {
      event: event('concerned.appeal'),
      words: 'concerned: appeal',
      after: when(told, 'actioned', { state: 'appealed' }),
    },
    ...(['upheld', 'reversed'] as const).map((state) => ({
      event: event(state === 'upheld' ? 'admin.uphold' : 'admin.reverse', { words: state }),
      words: `admin: appeal is ${state}`,
      after: when(told, 'appealed', {
        state,
        answer: state,
        isUndone: told.isUndone || state === 'reversed',
      }),
    })),
    {
      event: event('admin.lift'),
      words: 'admin: lift',
      after: canBeLifted(told) ? { ...told, isUndone: true } : null,
    },
    ...due('deadline.appeal', when(told, 'actioned', { state: 'settled' })),
    ...due('deadline.remindOfAppeal', when(told, 'appealed', {})),
    ...due(
      'deadline.appealDecision',
      when(told, 'appealed', { state: silence, isUndone: told.isUndone || silence === 'reversed' }),
    ),
    ...due('deadline.measureEnd', { ...told, isUndone: true }),
  ]
}

const ruleOf = ({ type }: Sent): string => {
  if (type === 'member.report' || type === 'admin.open') return RULES.joins
  if (type === 'concerned.appeal' || type === 'deadline.appeal') return RULES.appeals
  if (/^admin\.(?:uphold|reverse)$|^deadline\.(?:appealDecision|remindOfAppeal)$/.test(type))
    return RULES.answers
  return type === 'admin.lift' || type === 'deadline.measureEnd' ? RULES.undoes : RULES.decides
}

/** The regions of a decided case, as its value has them. */
function valueOf({ state, measure, until, isUndone }: Told) {
  if (measure === null) return state
  const lasting = measure === 'hide' || measure === 'suspend' ? 'standing' : 'given'
  const inForce = until === null ? lasting : 'limited'
  return { decided: { review: state, measure: isUndone ? 'ended' : inForce } }
}

/** The deadlines that an event starts. */
function startedBy(before: Told | null, after: Told): Record<string, number> {
  if (before?.state === after.state) return {}
  const of = (name: 'appeal' | 'appealReminder' | 'appealDecision') =>
    millisecondsOf(policy.durations[name])
  if (after.state === 'appealed') {
    return {
      'deadline.remindOfAppeal': of('appealReminder'),
      'deadline.appealDecision': of('appealDecision'),
    }
  }
  if (after.state !== 'actioned') return {}
  return {
    'deadline.appeal': of('appeal'),
    ...(after.until !== null && { 'deadline.measureEnd': after.until }),
  }
}

/** Returns the rule that a step breaks. */
function brokenBy(
  machine: AnyStateMachine,
  before: Told | null,
  sent: Sent,
  step: Step,
  after: Told,
) {
  const { value, context, started, effects } = step
  if (!same(value, valueOf(after))) {
    const isMeasure = before !== null && before.measure !== null
    return isMeasure && before.isUndone !== after.isUndone ? RULES.undoes : ruleOf(sent)
  }
  const { measure, ground, words, until, answer, reports, about } = context as CaseContext
  if (reports !== after.reports || about !== after.about) return RULES.joins
  const given = after.measure === null ? ['', ''] : ['g', 'w']
  if (!same([measure, ground, words, until], [after.measure, ...given, after.until])) {
    return RULES.keeps
  }
  if (answer !== after.answer) return RULES.answers
  const expected = startedBy(before, after)
  if (!same(Object.fromEntries(started.map((one) => [one.event, one.dueAt])), expected)) {
    return RULES.starts
  }
  const reminds = sent.type === 'deadline.remindOfAppeal'
  if (!same(effects, reminds ? [{ type: 'remind', params: { who: 'admin' } }] : [])) {
    return RULES.reminds
  }
  const isOver = machine.resolveState({ value, context }).status === 'done'
  if (isOver !== (after.state === 'dismissed' || after.state === 'closed')) return RULES.ends
  const isInForce = canBeLifted(after)
  return machine.resolveState({ value, context }).hasTag('inForce') === isInForce
    ? null
    : RULES.undoes
}

/** Explores a case about each thing with those who report, an admin, the one concerned and the clock. */
export function exploreCase(machine: AnyStateMachine): Exploration {
  const begun = ABOUT.flatMap((about) =>
    (['member.report', 'admin.open'] as const).map((type): Move<Case> => {
      const sent = event(type, { about })
      const step = firstStep(machine, sent, NOW)
      const told: Told = {
        about,
        reports: type === 'member.report' ? 1 : 0,
        state: 'open',
        measure: null,
        until: null,
        isUndone: false,
        answer: '',
      }
      const broken = brokenBy(machine, null, sent, step, told)
      return {
        words: `${type} about a ${about}`,
        next: { stored: step, told, running: {} },
        broken,
      }
    }),
  )
  const moveOf = (from: Case, stored: Persisted, told: Told, tried: Tried): Move<Case> => {
    const { event: sent, words, after } = tried
    const step = nextStep(machine, stored, sent)
    if (step === null || after === null) {
      return { words, next: from, broken: step === after ? null : ruleOf(sent) }
    }
    const over = new Set([...step.ended, sent.type])
    const running = {
      ...Object.fromEntries(Object.entries(from.running).filter(([name]) => !over.has(name))),
      ...Object.fromEntries(step.started.map((one) => [one.event, one.dueAt])),
    }
    const { value, context } = step
    return {
      words,
      next: { stored: { value, context }, told: after, running },
      broken: brokenBy(machine, told, sent, step, after),
    }
  }
  return explore<Case>({
    start: { stored: null, told: null, running: {} },
    keyOf: ({ told, running }) => JSON.stringify([told, running]),
    moves: (from) => {
      const { stored, told, running } = from
      if (stored === null || told === null) return begun
      return triedAfter(told, running).map((tried) => moveOf(from, stored, told, tried))
    },
    brokenBy: (stored) =>
      Object.entries(STATE_RULES).find(([, holds]) => !holds(stored))?.[0] ?? null,
    isFinal: ({ told }) =>
      told !== null &&
      ['dismissed', 'closed', 'settled', 'upheld', 'reversed'].includes(told.state),
  })
}
