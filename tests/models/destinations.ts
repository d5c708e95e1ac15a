import { describeEdge, type Model } from './model.ts'

/**
 * Where each answer leads, by its name; 'port=' and 'port!' stand for every answer and failure that is not named.
 * Several states: which of them depends on what was known before.
 */
export type Destinations = Readonly<Record<string, string | readonly string[]>>

/** An answer that leads elsewhere than the table says, or that the table does not know. */
export function misled<Context>(table: Destinations): (model: Model<Context>) => readonly string[] {
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
