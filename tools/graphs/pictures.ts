import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { flows } from '../../tests/flows/flows.ts'
import { graphOf } from './graph.ts'
import { layoutOf } from './layout.ts'
import { svgOf } from './svg.ts'

/** Every machine, by the name of its diagram. */
export const renderedMachines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  flows.map(({ name, visit }) => [name, visit(({ script }) => script.machine)]),
)

/** Returns the path and the content of each machine's diagram. */
export async function pictures(): Promise<{ path: string; svg: string }[]> {
  const folder = join(import.meta.dirname, '..', '..', 'machines', 'graphs')
  return Promise.all(
    Object.entries(renderedMachines).map(async ([name, machine]) => {
      const graph = graphOf(machine)
      return { path: join(folder, `${name}.svg`), svg: svgOf(graph, await layoutOf(graph)) }
    }),
  )
}
