import type { AnyStateMachine } from 'xstate'
import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import {
  brokenBy,
  nothingTold,
  SIDES,
  type Told,
  triedAfter,
  type Tried,
  written,
} from './conversation-rules.ts'
import { type Exploration, explore, type Move } from './search.ts'

/** `stored`: null before the first message. */
type Talk = { stored: Persisted | null; told: Told }

const talkOf = ({ value, context }: Step, told: Told): Talk => ({
  stored: { value, context },
  told,
})

/** Explores a conversation of up to three messages with its two sides, an admin and the market; a side may write first. */
export function exploreConversation(machine: AnyStateMachine): Exploration {
  const begun = SIDES.map((side): Move<Talk> => {
    const event = { type: `${side}.write`, at: 0, messageId: 'm' }
    const step = firstStep(machine, event, 0)
    const told = written(nothingTold, side)
    return { words: event.type, next: talkOf(step, told), broken: brokenBy(step, told) }
  })
  /** Many histories have the same conversation: each step of it is taken once. */
  const taken = new Map<string, Step | null>()
  const stepOf = (stored: Persisted, key: string, event: Tried['event']): Step | null => {
    const whole = key + JSON.stringify(event)
    const before = taken.get(whole)
    if (before !== undefined) return before
    const step = nextStep(machine, stored, event)
    taken.set(whole, step)
    return step
  }
  const moveOf = ({ words, after, rule }: Tried, step: Step | null, from: Talk): Move<Talk> => {
    if (step === null || after === null) {
      return { words, next: from, broken: step === after ? null : rule }
    }
    return { words, next: talkOf(step, after), broken: brokenBy(step, after) }
  }
  return explore<Talk>({
    start: { stored: null, told: nothingTold },
    keyOf: (talk) => JSON.stringify(talk),
    moves: (talk) => {
      const { stored, told } = talk
      if (stored === null) return begun
      const key = JSON.stringify(stored)
      return triedAfter(told).map((tried) => moveOf(tried, stepOf(stored, key, tried.event), talk))
    },
    brokenBy: () => null,
    isFinal: ({ told: { isClosed, isReported } }) => isClosed && !isReported,
  })
}
