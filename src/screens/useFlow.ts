import { useActor } from '@xstate/react'
import { useId } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useProvided } from './provided.ts'

/**
 * Binds a screen to a machine of its own, which is recorded for reports and goes on from where the server sent it, or
 * from where it got to when it was begun ahead of the click.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine> ? [] : [{ input: InputFrom<Machine> }]
) {
  const { inspect, sent, findAhead } = useProvided()
  const input = options?.input
  const snapshot = sent.find(useId(), machine, input) ?? findAhead(machine, input)
  return useActor<Machine>(machine, { ...options, ...(snapshot && { snapshot }), inspect })
}
