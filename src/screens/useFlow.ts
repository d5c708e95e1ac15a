import { useActor } from '@xstate/react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useProvided } from './provided.ts'

/** Binds a screen to a machine of its own, which is recorded for reports. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends InputFrom<Machine> ? [] : [{ input: InputFrom<Machine> }]
) {
  const { inspect } = useProvided()
  return useActor<Machine>(machine, { ...options, inspect })
}
