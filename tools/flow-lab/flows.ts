import walked from 'virtual:walked'
import type { AnyStateMachine } from 'xstate'
import type { FlowList } from '../../tests/screen/define-flow.ts'
import { flows as described } from '../../tests/flows/flows.ts'
import { pathIdOf } from '../../tests/model/path-id.ts'
import type { PathFile } from '../../tests/paths/path-file.ts'
import { type Retraced, retrace, type RunRecord } from '../../tests/paths/retrace.ts'
import { explore, simplePaths } from '../../tests/model/paths.ts'
import { stimulusNames } from '../../tests/model/model.ts'
import { pathsToStates } from '../../tests/model/transition-cover.ts'
import { happyPath } from './happy-path.ts'
import { statesAlong } from './states-along.ts'
import type { WalkedCoverage } from './walked.ts'
import { stimulusWords } from './words.ts'

/** A flow that a tester can select. */
export type LabFlow = {
  /** The name of the flow's list of paths. */
  name: string
  title: string
  /** The name of the flow's machine and of the machine's graph. */
  machine: string
  logic: AnyStateMachine
  hasScreen: boolean
  /** Every path that a test runs. */
  paths: readonly PathFile[]
  coverage: readonly WalkedCoverage[]
  /** Returns the stimuli of the path on which nothing fails. */
  happyPath: () => readonly string[]
  /** Names a stimulus in words. */
  wordsOf: (stimulus: string) => string
  /** Returns the stimuli of the shortest path to a state; null if no path on the screen reaches it. */
  wayTo: (state: string) => readonly string[] | null
  /** Returns the states that result from the stimuli, in order, up to the first impossible one. */
  statesAlong: (stimuli: readonly string[]) => readonly string[]
  /** Returns the path of a recorded run; null if its start state is unknown to the script. */
  retrace: (run: RunRecord) => Retraced | null
  /** Returns the stimuli of an unlisted simple path (no state occurs twice) by its id. */
  simplePath: (id: string) => readonly string[] | null
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function flow<Context>(
  machine: string,
  { name, title, script, screen }: FlowList<Context>,
): LabFlow {
  const unreachable = screen?.unreachable ?? {}
  const known = walked.find((one) => one.machine === machine)
  const model = once(() => explore(script))
  const starts = Object.keys(unreachable)
  const isWithinReach = ({ stimulus }: { stimulus: { name: string } }) =>
    starts.every((start) => !stimulus.name.startsWith(start))
  const ways = once(() => pathsToStates(model(), isWithinReach))
  return {
    name,
    title,
    machine,
    logic: script.machine,
    hasScreen: screen !== undefined,
    paths: known?.lists.find((list) => list.name === name)?.paths ?? [],
    coverage: known?.coverage ?? [],
    happyPath: once(() => happyPath(model(), isWithinReach)),
    wordsOf: stimulusWords(screen?.controls ?? []),
    wayTo: (state) => {
      const way = [...ways()].find(([at]) => at === state || at.startsWith(`${state}.`))?.[1]
      return way === undefined ? null : stimulusNames(way)
    },
    statesAlong: (stimuli) => statesAlong(script, stimuli),
    retrace: (run) => retrace(script, model, run),
    simplePath: (id) => {
      const path = simplePaths(model()).find((one) => pathIdOf(name, one) === id)
      return path === undefined ? null : stimulusNames(path)
    },
  }
}

/** In menu order. */
export const flows: readonly LabFlow[] = described.flatMap(({ name: machine, lists }) =>
  lists.map(({ visit }) => visit((list) => flow(machine, list))),
)

/** Returns the flow with that name. Throws an Error if there is none. */
export function flowNamed(name: string): LabFlow {
  const found = flows.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no flow '${name}'.`)
  return found
}
