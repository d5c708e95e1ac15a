import { Callout } from '../../src/ui/Callout/Callout.tsx'
import { flows } from '../../tests/flows/flows.ts'
import { screens } from '../../tests/flows/screens.ts'
import type { FlowList } from '../../tests/screen/define-flow.ts'
import { createScreen } from '../../tests/screen/screen.ts'
import { type Hand, type StageRun, startRun } from './stage-run.tsx'

const alone = (
  <main>
    <Callout title="This flow has no screen" tone="neutral">
      It works in the background. The diagram and the details of the step show what happens.
    </Callout>
  </main>
)

function withoutScreen<Context>({ name, script }: FlowList<Context>) {
  const flow = { name, rules: '', script, controls: [], assertions: {} }
  return createScreen(script.machine, flow, () => alone)
}

/**
 * Starts a flow by name, on its screen if it has one, with a report of how the tester uses it. Throws an Error if there
 * is no flow of that name.
 */
export function startFlow(name: string, hand: Hand): StageRun {
  const screen = screens.find((one) => one.name === name)
  if (screen !== undefined) return screen.visit((shown) => startRun(shown, hand))
  const list = flows.flatMap(({ lists }) => lists).find((one) => one.name === name)
  if (list === undefined) throw new Error(`There is no flow '${name}'.`)
  return startRun(list.visit(withoutScreen), hand)
}
