import { declaredTransitions, isForbidden, untakenOf } from './declared-transitions.ts'
import { edgeCover, explore, simplePaths } from './paths.ts'
import type { Script } from './script.ts'

/** Describes in one line which parts of a machine are walked. */
export function reportOf<Context>(name: string, script: Script<Context>): string {
  const model = explore(script)
  const all = declaredTransitions(script.machine).filter((one) => !isForbidden(one)).length
  const taken = all - untakenOf(model).length
  return [
    name.padEnd(12),
    `${model.nodes.length} states`,
    `${model.edges.length} edges`,
    `${edgeCover(model).length} paths to cover them`,
    `${simplePaths(model).length} simple paths of up to ${script.bound} steps`,
    `${taken} of ${all} declared transitions taken (${Math.floor((taken / all) * 100)}%)`,
  ].join(' · ')
}
