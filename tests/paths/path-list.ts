import type { AnyStateMachine } from 'xstate'
import { type Model, stimulusNames, type Path, pathOf } from '../model/model.ts'
import { edgeCover, explore, simplePaths } from '../model/paths.ts'
import type { Script } from '../model/script.ts'
import { transitionCover } from '../model/transition-cover.ts'
import { edgesAlong, takenBy, transitionNames } from '../model/transitions.ts'
import { productCover } from '../product/coverage.ts'
import type { ProductFlow, ProductFixture } from '../product/stage.ts'
import { type AfterStep, walkInProduct } from '../product/walk.ts'
import { screenPaths } from '../screen/cover.ts'
import type { ScreenFlow } from '../screen/screen.ts'
import type { Driver } from './drivers.ts'
import { type Inspect, type NamedSteps, type Replay, replay } from './replay.ts'
import { retrace, type Retraced, type RunRecord } from './retrace.ts'

/** The paths that the tests of one driver walk, and their coverage. Transitions are identified by name. */
export type Walked = {
  driver: Driver
  paths: readonly Path[]
  /** Returns the transitions that the paths take. */
  takenBy: (paths: readonly Path[]) => ReadonlySet<string>
  /** The transitions that the driver can never take, each with its reason. */
  excused: ReadonlyMap<string, string>
  /** Every transition that the script can take. */
  known: ReadonlySet<string>
}

/** The stimuli of a machine in one use, and the drivers that walk it. */
export type PathList = {
  name: string
  machine: AnyStateMachine
  hasScreen: boolean
  walked: () => readonly Walked[]
  /** Returns all paths that visit no state twice; the pure driver takes their steps without an actor. */
  simple: () => readonly Path[]
  /** Walks a path with an actor alone. */
  replay: (path: NamedSteps, inspect?: Inspect) => Promise<Replay>
  /** Finds the path of a recorded run, or null if it cannot have started here. */
  retrace: (run: RunRecord) => Retraced | null
  /** Walks a path in the built product; null if no test does. */
  walkInProduct:
    | ((path: NamedSteps, world: ProductFixture, after: AfterStep) => Promise<void>)
    | null
}

type Walkers<Context> = {
  /** Whether the pure driver walks the script. False if only a screen is walked with it. */
  isPure?: boolean
  screen?: ScreenFlow<Context>
  product?: ProductFlow<Context>
}

const NO_REASONS: Readonly<Record<string, string>> = {}

function walkedBy<Context>(
  driver: Driver,
  model: Model<Context>,
  paths: readonly Path[],
  outOfReach = NO_REASONS,
): Walked {
  const names = transitionNames(model.script.machine)
  const namesOf = (transitions: Iterable<object>) =>
    new Set([...names].filter(([one]) => new Set(transitions).has(one)).map(([, name]) => name))
  const reasonAgainst = (stimulus: string) =>
    Object.entries(outOfReach).find(([start]) => stimulus.startsWith(start))?.[1]
  const { untaken } = transitionCover(
    model,
    ({ stimulus }) => reasonAgainst(stimulus.name) === undefined,
  )
  const excused = untaken.flatMap((transition) => {
    const edge = model.edges.find(({ taken }) => taken.includes(transition))
    const reason = edge === undefined ? undefined : reasonAgainst(edge.stimulus.name)
    return [...namesOf([transition])].map(
      (name) => [name, reason ?? 'It comes after what is out of reach.'] as const,
    )
  })
  return {
    driver,
    paths,
    takenBy: (walked) => namesOf(takenBy(model, walked)),
    excused: new Map(excused),
    known: namesOf(model.edges.flatMap(({ taken }) => taken)),
  }
}

/** Memoizes a value for all users of a list. */
function memoize<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** Returns the list of a script's paths. The tests that walk the paths create them with the same functions. */
export function listOf<Context>(
  name: string,
  script: Script<Context>,
  { isPure = true, screen, product }: Walkers<Context>,
): PathList {
  const model = () => explore(script)
  return {
    name,
    machine: script.machine,
    hasScreen: screen !== undefined,
    replay: (path, inspect) => replay(script, path, inspect),
    retrace: (run) => retrace(script, model, run),
    walkInProduct:
      product === undefined
        ? null
        : (named, world, after) => {
            const path = pathOf(edgesAlong(explore(product.script), stimulusNames(named)))
            return walkInProduct(product, world, path, after)
          },
    simple: memoize(() => (isPure ? simplePaths(model()) : [])),
    walked: memoize(() => {
      const all: Walked[] = []
      if (isPure) all.push(walkedBy('pure', model(), edgeCover(model())))
      if (screen !== undefined) {
        const drawn = explore(screen.script)
        const reasons = screen.unreachable
        const paths = screenPaths(screen, drawn)
        all.push(walkedBy('rendered', drawn, paths, reasons))
        all.push(walkedBy('storybook', drawn, paths, reasons))
      }
      if (product !== undefined) {
        const built = explore(product.script)
        const { paths } = productCover(product, built)
        all.push(walkedBy('product', built, paths, product.unreachable))
      }
      return all
    }),
  }
}
