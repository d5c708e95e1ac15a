import type { AnyStateMachine } from 'xstate'
import { type Model, namesAlong, type Path, pathOf } from '../models/model.ts'
import { edgeCover, explore, simplePaths } from '../models/paths.ts'
import type { Script } from '../models/script.ts'
import { transitionCover } from '../models/transition-cover.ts'
import { edgesAlong, takenBy, transitionNames } from '../models/transitions.ts'
import { productCover } from '../product/reach.ts'
import type { ProductFlow, ProductWorld } from '../product/stage.ts'
import { type AfterStep, walkInProduct } from '../product/walk.ts'
import { screenPaths } from '../screens/cover.ts'
import type { ScreenFlow } from '../screens/screen.ts'
import type { Driver } from './drivers.ts'
import { type Inspect, type NamedSteps, type Replay, replay } from './replay.ts'
import { retrace, type Retraced, type RunRecord } from './retrace.ts'

/** The paths that the tests of one driver walk, and how they are judged; transitions go by their names. */
export type Walked = {
  driver: Driver
  paths: readonly Path[]
  /** The transitions that paths take. */
  takenBy: (paths: readonly Path[]) => ReadonlySet<string>
  /** What can never be taken there, and why. */
  excused: ReadonlyMap<string, string>
  /** What the script could take at all. */
  known: ReadonlySet<string>
}

/** What can happen to a machine at one place, and who walks it. */
export type PathList = {
  name: string
  machine: AnyStateMachine
  walked: () => readonly Walked[]
  /** All paths that pass no state twice, which the machine alone is walked along as well. */
  simple: () => readonly Path[]
  /** Walks a path with an actor alone. */
  replay: (path: NamedSteps, inspect?: Inspect) => Promise<Replay>
  /** Finds the path of a run that was recorded; null where it cannot have begun here. */
  retrace: (run: RunRecord) => Retraced | null
  /** Walks a path in the built product; null where no test does. */
  walkInProduct: ((path: NamedSteps, world: ProductWorld, after: AfterStep) => Promise<void>) | null
}

type Walkers<Context> = {
  /** The machine alone, with these: left out where only a screen is walked with this script. */
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

/** Explores a script once for all who use it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** The same functions make the paths for the tests that walk them. */
export function listOf<Context>(
  name: string,
  script: Script<Context>,
  { isPure = true, screen, product }: Walkers<Context>,
): PathList {
  const model = once(() => explore(script))
  const modelOf = (other: Script<Context>) => (other === script ? model() : explore(other))
  return {
    name,
    machine: script.machine,
    replay: (path, inspect) => replay(script, path, inspect),
    retrace: (run) => retrace(script, model, run),
    walkInProduct:
      product === undefined
        ? null
        : (named, world, after) => {
            const path = pathOf(edgesAlong(modelOf(product.script), namesAlong(named)))
            return walkInProduct(product, world, path, after)
          },
    simple: once(() => (isPure ? simplePaths(model()) : [])),
    walked: once(() => {
      const all: Walked[] = []
      if (isPure) all.push(walkedBy('pure', model(), edgeCover(model())))
      if (screen !== undefined) {
        const drawn = modelOf(screen.script)
        const reasons = screen.outOfReach
        const paths = screenPaths(screen, drawn)
        all.push(walkedBy('rendered', drawn, paths, reasons))
        all.push(walkedBy('storybook', drawn, paths, reasons))
      }
      if (product !== undefined) {
        const built = modelOf(product.script)
        const { paths } = productCover(product, built)
        all.push(walkedBy('product', built, paths, product.outOfReach))
      }
      return all
    }),
  }
}
