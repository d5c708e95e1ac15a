import { MEASURES } from '../../machines/market/case.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import type { Snapshot } from '../flows/flow.ts'
import { timelineOf } from '../flows/timeline.ts'
import type { User } from '../users/users.ts'
import { type CaseContext, caseFlow, isInForce, stateOf } from './case.ts'
import type { CaseRow } from './case-read.ts'
import { GROUND_KEYS, GROUNDS, isGround } from './grounds.ts'

/** The longest words of a decision, of an appeal and of its answer, in characters. */
export const LONGEST_WORDS = 500

export type CaseRole = 'admin' | 'concerned' | 'reporter'

export const caseRoleOf = (
  { concernedId }: Pick<CaseRow, 'concernedId'>,
  { id, role }: User,
): CaseRole => (role === 'admin' ? 'admin' : id === concernedId ? 'concerned' : 'reporter')

const words = { name: 'words', type: 'text', max: LONGEST_WORDS } as const
const choice = (name: string, options: readonly string[]) => ({
  name,
  type: 'choice' as const,
  options: [...options],
})

type Field = typeof words | ReturnType<typeof choice>

/** Returns the fields of each event of a case about such a thing. */
const fieldsOf = (about: CaseContext['about']): Readonly<Record<string, readonly Field[]>> => ({
  'admin.dismiss': [],
  'admin.act': [
    choice('measure', MEASURES[about]),
    choice('ground', GROUND_KEYS),
    words,
    ...(about === 'user' ? [choice('days', policy.suspensionDays.map(String))] : []),
  ],
  'admin.uphold': [words],
  'admin.reverse': [words],
  'admin.lift': [],
  'concerned.appeal': [words],
})

/** Returns the state of a case, and the events that a role can send to it now. */
export function situationOf({ value, context }: Snapshot<CaseContext>, role: CaseRole) {
  const snapshot = caseFlow.machine.resolveState({ value, context })
  const { about } = context
  const sample = { at: 0, measure: MEASURES[about][0], ground: '', words: '', until: null }
  return {
    state: stateOf(value),
    can: Object.entries(fieldsOf(about))
      .filter(([event]) => event.startsWith(`${role}.`) && snapshot.can({ type: event, ...sample }))
      .map(([event, fields]) => ({ event, fields })),
  }
}

const groundAnswer = (key: string) => {
  const { rule, en, sv } = isGround(key) ? GROUNDS[key] : GROUNDS.other
  return { key, rule, text: { en, sv } }
}

/** The rules of the market, as an answer to an admin has them. */
export const groundAnswers = () => GROUND_KEYS.map(groundAnswer)

/** Returns the events with which an admin decides a new case about such a thing. */
export const decisionsAbout = (about: CaseContext['about']) => [
  { event: 'admin.act', fields: fieldsOf(about)['admin.act'] ?? [] },
]

const isoOf = (at: number | string | null) => (at === null ? null : new Date(at).toISOString())

function decisionAnswer({ context, journal }: CaseRow, role: CaseRole) {
  const { measure, ground, words: said, until } = context
  if (measure === null) return null
  const at = journal.find(({ event }) => event.type === 'admin.act')?.at ?? null
  return {
    measure,
    at: isoOf(at),
    // The reasons are for the one concerned.
    ...(role !== 'reporter' && { ground: groundAnswer(ground), words: said, until: isoOf(until) }),
  }
}

/** Returns a case as the viewer sees it: who has reported, and why, is for admins alone. */
export function caseAnswer(row: CaseRow, { viewer, now }: { viewer: User; now: Date }) {
  const { _id, seq, context, productId, productName, image, imageSources, message } = row
  const { orderId, side, stars, words: said } = row
  const role = caseRoleOf(row, viewer)
  const dueAt = (name: string) =>
    isoOf(row.deadlines.find(({ event }) => event === name)?.dueAt ?? null)
  return {
    _id,
    now: now.toISOString(),
    seq,
    role,
    about: context.about,
    ...situationOf(row, role),
    isInForce: isInForce(row),
    product:
      productId === null || productName === null || image === null
        ? null
        : {
            _id: productId,
            name: productName,
            image,
            ...(imageSources !== null && { imageSources }),
          },
    ...(role !== 'reporter' && {
      concerned: row.concerned,
      message,
      review: orderId === null ? null : { orderId, by: side, stars, words: said },
    }),
    decision: decisionAnswer(row, role),
    ...(role !== 'reporter' && {
      appeal: row.appeal === null ? null : { words: row.appeal, answer: context.answer },
    }),
    appealUntil: dueAt('deadline.appeal'),
    decideBy: dueAt('deadline.appealDecision'),
    ...(role === 'admin' && {
      concernedRole: row.concernedRole,
      grounds: groundAnswers(),
      reports: row.reports.map(({ reason, words: why, at, by }) => ({
        ...(reason !== null && { reason }),
        ...(why !== null && { words: why }),
        at: isoOf(at),
        by,
      })),
    }),
    timeline: timelineOf(row.journal, stateOf, () => ({})),
  }
}
