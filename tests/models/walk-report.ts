import { edgeCover, explore, simplePaths } from './paths.ts'
import type { Script } from './script.ts'
import { coverageOf } from './totality.ts'

/** One line about what is walked of a machine. */
export function reportOf<Context>(name: string, script: Script<Context>): string {
  const model = explore(script)
  const { declared, taken } = coverageOf(model)
  return [
    name.padEnd(12),
    `${model.nodes.length} states`,
    `${model.edges.length} edges`,
    `${edgeCover(model).length} paths to cover them`,
    `${simplePaths(model).length} simple paths of up to ${script.bound} steps`,
    `${taken} of ${declared} declared transitions taken (${Math.floor((taken / declared) * 100)}%)`,
  ].join(' · ')
}
