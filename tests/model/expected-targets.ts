import { describeEdge, type Model } from './model.ts'

/**
 * The target state of each port result, by its name. 'port=' and 'port!' match every output and failure without an
 * entry of its own. An array lists several possible states: the earlier context decides which one applies.
 */
export type ExpectedTargets = Readonly<Record<string, string | readonly string[]>>

/** Returns the edges whose target differs from the table, or whose result the table does not list. */
export function unexpectedTargets<Context>(
  table: ExpectedTargets,
): (model: Model<Context>) => readonly string[] {
  return ({ script, edges }) =>
    edges
      .filter(({ stimulus }) => 'port' in stimulus && stimulus.port in script.ports)
      .filter(({ stimulus, target }) => {
        const expected =
          table[stimulus.name] ?? table[stimulus.name.replace(/(?<=[=!]).*/, '')] ?? []
        return ![expected].flat().includes(target.name)
      })
      .map(describeEdge)
}
