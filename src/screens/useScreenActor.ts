import { useActor } from '@xstate/react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useIsHydrating, usePageActors } from './page-actors.ts'

/**
 * Starts a machine for a screen and records it for flight recordings. The machine resumes from its dehydrated snapshot
 * while a server-rendered page hydrates, or from the snapshot of a prefetched actor.
 */
export function useScreenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine> ? [] : [{ readonly input: InputFrom<Machine> }]
) {
  const { inspect, dehydrated, findPrefetched } = usePageActors()
  const isHydrating = useIsHydrating()
  const input = options?.input
  const snapshot =
    (isHydrating ? dehydrated.find(machine, input) : undefined) ?? findPrefetched(machine, input)
  return useActor<Machine>(machine, { ...options, ...(snapshot && { snapshot }), inspect })
}
