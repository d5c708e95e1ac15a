import { useActor } from '@xstate/react'
import { useId } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useProvided } from './provided.ts'

/**
 * Starts a machine for a screen and records it for flight recordings. The machine resumes from its dehydrated snapshot
 * on a server-rendered page, or from the snapshot of a prefetched actor.
 */
export function useScreenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine> ? [] : [{ input: InputFrom<Machine> }]
) {
  const { inspect, sent, findAhead } = useProvided()
  const input = options?.input
  const snapshot = sent.find(useId(), machine, input) ?? findAhead(machine, input)
  return useActor<Machine>(machine, { ...options, ...(snapshot && { snapshot }), inspect })
}
