import { expect } from '../browser/patient-expect.ts'
import { stimulusNames, type Path } from '../model/model.ts'
import { nameOf } from '../model/script.ts'
import type { Stimulus } from '../model/stimuli.ts'
import { faultOf, faults } from './faults.ts'
import { assertionFor, assertionProblems } from '../screen/assertion.ts'
import { visibleTextOf } from './seen.ts'
import type { ProductFlow, ProductFixture, Stage, StageWithRemainingSteps } from './stage.ts'

/** Performs one step: a user's action, or the answer to a held request. */
async function act<Context>(
  { ports, actions }: ProductFlow<Context>,
  stage: StageWithRemainingSteps,
  stimulus: Stimulus,
): Promise<void> {
  const action = actions[stimulus.name]
  if (action !== undefined) return action(stage)
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

/** Waits until the page shows the text of a state, for the step that led there if it matters. */
export async function seeState(
  { page, assertions, read = visibleTextOf }: Pick<Stage, 'page' | 'assertions' | 'read'>,
  name: string,
  step: Pick<Stimulus, 'name'>,
): Promise<void> {
  const assertion = assertionFor(assertions, name, step)
  const problems = async () => {
    const seen = await read(page)
    const found = assertionProblems(assertion, name, seen)
    return found.length === 0 ? [] : [...found, `seen: ${seen.replaceAll(/\s+/g, ' ')}`]
  }
  await expect
    .poll(problems, {
      message: `after ${step.name}, in ${name}`,
      intervals: [20, 50, 100, 200],
    })
    .toEqual([])
}

/** Called for each step once its state is visible. */
export type AfterStep = (stage: Stage, step: number) => Promise<void>

/** Takes the steps of a path on its stage; after each, asserts the text of the state and calls `after`. */
export async function takeSteps<Context>(
  flow: ProductFlow<Context>,
  stage: Stage,
  path: Path,
  after: AfterStep = async () => undefined,
): Promise<void> {
  const names = stimulusNames(path)
  for (const [index, { stimulus, expected }] of path.steps.entries()) {
    const ahead = names.slice(index + 1)
    if (index > 0 || !flow.arrives(stimulus))
      await act(flow, { ...stage, remainingSteps: ahead }, stimulus)
    if (nameOf(expected) !== flow.fleeting) await seeState(stage, nameOf(expected), stimulus)
    await after(stage, index)
  }
}

/**
 * Opens the stage of a path and works on it. Afterwards its context closes, unless the work fails: its page stays open, so
 * that tests/journeys/report-pages.ts can say what it shows.
 */
export async function onStage<Context>(
  flow: ProductFlow<Context>,
  world: ProductFixture,
  path: Path,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const stage = await flow.open(world, path)
  await work(stage)
  await stage.page.context().close()
}

/** Walks a path in the production build. */
export const walkInProduct = <Context>(
  flow: ProductFlow<Context>,
  world: ProductFixture,
  path: Path,
  after?: AfterStep,
): Promise<void> => onStage(flow, world, path, (stage) => takeSteps(flow, stage, path, after))
