import { useActor } from '@xstate/react'
import { useId } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useProvided } from './provided.ts'

/** Binds a screen to a machine of its own, which is recorded for reports and goes on from where the server sent it. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine> ? [] : [{ input: InputFrom<Machine> }]
) {
  const { inspect, sent } = useProvided()
  const snapshot = sent.find(useId(), machine, options?.input)
  return useActor<Machine>(machine, { ...options, ...(snapshot && { snapshot }), inspect })
}
