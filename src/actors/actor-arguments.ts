import type { AnyStateMachine, InputFrom } from 'xstate'

/** A machine and its options, as `useScreenActor` takes them. */
export type ActorArguments<Machine extends AnyStateMachine = AnyStateMachine> = readonly [
  machine: Machine,
  options: { readonly input: InputFrom<Machine> },
]

/** Pairs a machine with its input. */
export const actorArguments = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): ActorArguments<Machine> => [machine, { input }]
