import { assign, setup, stateIn } from 'xstate'
import { type DurationName, policy } from './policy.ts'

/** The kind of a reported thing. */
export type About = 'listing' | 'user' | 'message' | 'review'
export type Measure = 'hide' | 'warn' | 'suspend' | 'remove'

/** The measures that suit what a case is about. */
export const MEASURES: Readonly<Record<About, readonly Measure[]>> = {
  listing: ['hide', 'warn', 'remove'],
  user: ['warn', 'suspend', 'remove'],
  message: ['hide', 'warn'],
  review: ['hide', 'warn'],
}

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/** `ground` is a rule of the market. `until`: when a suspension ends by itself; null for one that an admin lifts. */
type Decision = { measure: Measure; ground: string; words: string; until: number | null }

/** The first event of a case, and the input of its machine. */
export type CaseOpened = { type: 'member.report' | 'admin.open'; about: About } & At

/** The prefix of an event names its actor: nobody else may send the event. */
export type CaseEvent =
  /** One more report on the same thing. */
  | CaseOpened
  | ({ type: 'admin.dismiss' } & At)
  | ({ type: 'admin.act' } & At & Decision)
  | ({ type: 'concerned.appeal' } & At)
  | ({ type: 'admin.uphold' | 'admin.reverse'; words: string } & At)
  /** The end of a measure that has nothing to do with an appeal. */
  | ({ type: 'admin.lift' } & At)
  /** There is nothing to decide any more: the thing is gone, or every report was taken back. */
  | ({ type: 'market.close' } & At)
  | ({
      type:
        | 'deadline.appeal'
        | 'deadline.remindOfAppeal'
        | 'deadline.appealDecision'
        | 'deadline.measureEnd'
    } & At)

/** `answer`: the words with which an admin has decided an appeal. */
export type CaseContext = {
  about: About
  reports: number
  measure: Measure | null
  ground: string
  words: string
  until: number | null
  answer: string
}

const meta: {
  deadlines?: readonly (
    | { event: `deadline.${string}`; after: DurationName }
    | { event: `deadline.${string}`; at: 'until' }
  )[]
} = {}

/** The measure suits the thing, and only a suspension has an end, which is to come. */
const fits = ({ about }: CaseContext, { measure, until, at }: At & Decision) =>
  MEASURES[about].includes(measure) && (until === null || (measure === 'suspend' && until > at))
const { appealSilence } = policy
/** An appeal that succeeds undoes the measure, whoever decides it. */
const undo = {
  'admin.reverse': { guard: 'isAppealed' as const, target: 'ended' },
  ...(appealSilence === 'reversed' && { 'deadline.appealDecision': 'ended' }),
}
const decisionOf = ({ event }: { event: At & Decision }) => event
const act = (guard: 'ends' | 'lasts' | 'isGiven', measure: string) => ({
  guard: { type: guard, params: decisionOf },
  target: `#case.decided.measure.${measure}`,
  actions: { type: 'keepDecision' as const, params: decisionOf },
})
const keepAnswer = {
  type: 'keepAnswer' as const,
  params: ({ event }: { event: { words: string } }) => ({ answer: event.words }),
}

/**
 * A case of moderation: one reported thing, the decision of an admin, and the appeal of the one concerned. The server
 * runs it. What its measure hides is hidden exactly while the measure is `standing` or `limited`.
 */
export const caseMachine = setup({
  types: {
    input: {} as CaseOpened,
    context: {} as CaseContext,
    events: {} as CaseEvent,
    meta,
    tags: {} as 'inForce',
  },
  guards: {
    ends: ({ context }, decision: At & Decision) =>
      fits(context, decision) && decision.until !== null,
    lasts: ({ context }, decision: At & Decision) =>
      fits(context, decision) && (decision.measure === 'hide' || decision.measure === 'suspend'),
    isGiven: ({ context }, decision: At & Decision) => fits(context, decision),
    isAppealed: stateIn({ decided: { review: 'appealed' } }),
  },
  actions: {
    countReport: assign(({ context }) => ({ reports: context.reports + 1 })),
    keepDecision: assign((_, { measure, ground, words, until }: Decision) => ({
      measure,
      ground,
      words,
      until,
    })),
    keepAnswer: assign((_, { answer }: { answer: string }) => ({ answer })),
    remind: (_args, _params: { who: 'admin' }) => undefined,
  },
}).createMachine({
  id: 'case',
  context: ({ input }) => ({
    about: input.about,
    reports: input.type === 'member.report' ? 1 : 0,
    measure: null,
    ground: '',
    words: '',
    until: null,
    answer: '',
  }),
  initial: 'open',
  states: {
    open: {
      description: 'An admin has to decide. Each further report joins the case.',
      on: {
        'member.report': { actions: 'countReport' },
        'admin.dismiss': 'dismissed',
        'admin.act': [act('ends', 'limited'), act('lasts', 'standing'), act('isGiven', 'given')],
        'market.close': 'closed',
      },
    },
    dismissed: { type: 'final' },
    closed: { type: 'final', description: 'There is nothing to decide any more.' },
    decided: {
      type: 'parallel',
      states: {
        review: {
          initial: 'actioned',
          states: {
            actioned: {
              description: 'The one concerned may appeal.',
              meta: { deadlines: [{ event: 'deadline.appeal', after: 'appeal' }] },
              on: { 'concerned.appeal': 'appealed', 'deadline.appeal': 'settled' },
            },
            appealed: {
              description:
                'An admin has to decide the appeal. Silence decides it as the policy says.',
              meta: {
                deadlines: [
                  { event: 'deadline.remindOfAppeal', after: 'appealReminder' },
                  { event: 'deadline.appealDecision', after: 'appealDecision' },
                ],
              },
              on: {
                'admin.uphold': { target: 'upheld', actions: keepAnswer },
                'admin.reverse': { target: 'reversed', actions: keepAnswer },
                'deadline.remindOfAppeal': {
                  actions: { type: 'remind', params: { who: 'admin' } },
                },
                'deadline.appealDecision': appealSilence,
              },
            },
            settled: { description: 'Nobody has appealed in time.' },
            upheld: {},
            reversed: {},
          },
        },
        measure: {
          initial: 'given',
          states: {
            limited: {
              tags: 'inForce',
              meta: { deadlines: [{ event: 'deadline.measureEnd', at: 'until' }] },
              on: { ...undo, 'admin.lift': 'ended', 'deadline.measureEnd': 'ended' },
            },
            standing: { tags: 'inForce', on: { ...undo, 'admin.lift': 'ended' } },
            given: { description: 'A warning or a removal: nothing is hidden.', on: undo },
            ended: {},
          },
        },
      },
    },
  },
})
