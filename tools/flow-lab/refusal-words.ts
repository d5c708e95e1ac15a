import { guardConditions } from './guard-conditions.ts'
import type { RefusedEvent } from './protocol.ts'
import { split, stateWords } from './words.ts'

type Known = { machine: string; wordsOf: (stimulus: string) => string }

type RefusalWords = {
  title: string
  reasons: readonly string[]
  /** The event and the state as in the code. */
  code: string
}

/** Says in words why a machine did not take an event. */
export function refusalWords(
  { machine, wordsOf }: Known,
  { stimulus, state, guards, ignored }: RefusedEvent,
): RefusalWords {
  const conditions = guardConditions(machine)
  const place = `The state “${stateWords(state)}”`
  const no = guards.map(
    (guard) =>
      `A condition does not hold: “${conditions.get(guard) ?? split(guard)}” (guard ${guard})`,
  )
  const onPurpose = ignored === null ? [] : [`${place} ignores it on purpose. ${ignored}`.trim()]
  const reasons = [...no, ...onPurpose]
  return {
    title: `“${wordsOf(stimulus)}” changes nothing here`,
    reasons: reasons.length > 0 ? reasons : [`${place} has no transition for it.`],
    code: `${stimulus} in ${state}`,
  }
}
