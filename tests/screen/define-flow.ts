import type { Invariants } from '../model/model.ts'
import type { Script } from '../model/script.ts'
import type { ScreenFlow } from './screen.ts'

/** The stimuli of a machine in one use, and the screen on which a user sends them. */
export type FlowList<Context> = {
  /** <name>.product.ts takes these paths in the built product. */
  name: string
  /** The title in the Flow Lab. */
  title: string
  script: Script<Context>
  screen?: ScreenFlow<Context>
  /** Whether tests walk the machine alone as well. False for a list whose machine another list walks. */
  isPure?: boolean
}

/** A machine with everything that the tests, the Flow Lab and the tools know of it. */
export type Flow<Context> = Omit<FlowList<Context>, 'isPure'> & {
  /** The ids of the rules that the machine keeps; by default those of the screen. */
  rules?: string
  /** The invariants of every state that the script reaches. */
  invariants: Invariants<Context>
  /** The lists of a machine with several uses, in place of the list of `script`. */
  lists?: readonly AnyFlowList[]
}

/** A list whose context only the visitor's type parameter names, so that lists of all machines fit in one array. */
export type AnyFlowList = {
  name: string
  title: string
  visit: <Result>(visitor: <Context>(list: FlowList<Context>) => Result) => Result
}

/** A flow whose context only the visitor's type parameter names. */
export type AnyFlow = {
  name: string
  lists: readonly AnyFlowList[]
  visit: <Result>(visitor: <Context>(flow: Flow<Context>) => Result) => Result
}

export const defineList = <Context>(list: FlowList<Context>): AnyFlowList => ({
  name: list.name,
  title: list.title,
  visit: (visitor) => visitor(list),
})

/** Describes a flow. tests/flows/flows.ts lists the descriptors; no other file lists machines. */
export const defineFlow = <Context>(flow: Flow<Context>): AnyFlow => ({
  name: flow.name,
  lists: flow.lists ?? [defineList(flow)],
  visit: (visitor) => visitor(flow),
})
