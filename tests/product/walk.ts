import { expect } from 'playwright/test'
import type { Path } from '../models/model.ts'
import { nameOf } from '../models/script.ts'
import type { Stimulus } from '../models/stimuli.ts'
import { faultOf, faults } from './faults.ts'
import { sightProblems } from '../screens/sight.ts'
import { seenOn } from './seen.ts'
import type { ProductFlow, ProductWorld, Stage } from './stage.ts'

/** Lets one thing happen in the product: a user acts, or the wire answers what has been held until now. */
async function act<Context>(
  { ports, gestures }: ProductFlow<Context>,
  stage: Stage,
  stimulus: Stimulus,
): Promise<void> {
  const gesture = gestures[stimulus.name]
  if (gesture !== undefined) return gesture(stage)
  if (stimulus.kind !== 'resolve' && stimulus.kind !== 'reject') {
    throw new Error(`Nobody says how '${stimulus.name}' is done in the product.`)
  }
  const port = ports[stimulus.port]
  if (port === undefined) throw new Error(`The port '${stimulus.port}' is not known on the wire.`)
  const route = await stage.held.take(port.matches)
  const variant = stimulus.name.slice(stimulus.port.length + 1)
  const answer = port.answers[variant]
  if (answer !== undefined) return answer(route, stage.page)
  const fault = stimulus.kind === 'reject' ? faultOf[stimulus.failure.kind] : null
  if (fault === null) throw new Error(`Nobody says how '${stimulus.name}' comes over the wire.`)
  return faults[fault](route)
}

/** Walks a path in the built product; after each step what is seen is what its state says. */
export async function walkInProduct<Context>(
  flow: ProductFlow<Context>,
  world: ProductWorld,
  path: Path,
): Promise<void> {
  const stage = await flow.open(world, path)
  try {
    for (const [index, { stimulus, expected }] of path.steps.entries()) {
      if (index > 0 || !flow.arrives(stimulus)) await act(flow, stage, stimulus)
      const name = nameOf(expected)
      const sight = stage.sights[`${name} by ${stimulus.name}`] ?? stage.sights[name]
      await expect
        .poll(async () => sightProblems(sight, name, await seenOn(stage.page)), {
          message: `after ${stimulus.name}, in ${name}`,
          intervals: [20, 50, 100, 200],
          timeout: 20_000,
        })
        .toEqual([])
    }
  } finally {
    await stage.close()
  }
}

/** Why a step cannot be brought about from outside the product; undefined where it can. */
export function reasonAgainst<Context>(
  { outOfReach }: ProductFlow<Context>,
  { name }: Stimulus,
): string | undefined {
  return Object.entries(outOfReach).find(([start]) => name.startsWith(start))?.[1]
}

/** True where a step can be brought about from outside the product, so many steps after the start. */
export function isWithinReach<Context>(
  flow: ProductFlow<Context>,
  stimulus: Stimulus,
  stepsBefore: number,
): boolean {
  const { ports, gestures, arrives } = flow
  if (reasonAgainst(flow, stimulus) !== undefined) return false
  if ((stepsBefore === 0 && arrives(stimulus)) || stimulus.name in gestures) return true
  if (stimulus.kind !== 'resolve' && stimulus.kind !== 'reject') return false
  const variant = stimulus.name.slice(stimulus.port.length + 1)
  const port = ports[stimulus.port]
  if (port === undefined) return false
  return (
    port.answers[variant] !== undefined ||
    (stimulus.kind === 'reject' && faultOf[stimulus.failure.kind] !== null)
  )
}
