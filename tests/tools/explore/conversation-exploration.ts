import type { AnyStateMachine } from 'xstate'
import { firstStep, nextStep, type Persisted, type Step } from '../../../machines/market/step.ts'
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
type World = { stored: Persisted | null; told: Told }

const worldOf = ({ value, context }: Step, told: Told): World => ({
  stored: { value, context },
  told,
})

/** Explores a conversation of up to three messages with its two sides, an admin and the market; a side may write first. */
export function exploreConversation(machine: AnyStateMachine): Exploration {
  const begun = SIDES.map((side): Move<World> => {
    const event = { type: `${side}.write`, at: 0, messageId: 'm' }
    const step = firstStep(machine, event, 0)
    const told = written(nothingTold, side)
    return { words: event.type, next: worldOf(step, told), broken: brokenBy(step, told) }
  })
  const moveOf = ({ words, after, rule }: Tried, step: Step | null, from: World): Move<World> => {
    if (step === null || after === null) {
      return { words, next: from, broken: step === after ? null : rule }
    }
    return { words, next: worldOf(step, after), broken: brokenBy(step, after) }
  }
  return explore<World>({
    start: { stored: null, told: nothingTold },
    keyOf: (world) => JSON.stringify(world),
    moves: (world) => {
      const { stored, told } = world
      if (stored === null) return begun
      return triedAfter(told).map((tried) =>
        moveOf(tried, nextStep(machine, stored, tried.event), world),
      )
    },
    brokenBy: () => null,
    isFinal: ({ told: { isClosed, isReported } }) => isClosed && !isReported,
  })
}
