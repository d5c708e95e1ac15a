import { join } from 'node:path'
import { root } from '../../server/commands/runtime.mjs'
import { markdownTable } from '../markdown-table.ts'
import { drivers, driverTitles } from '../../tests/paths/drivers.ts'
import type { MachineFlows } from '../../tests/paths/registry.ts'

export const pathsPageFile = join(root, 'docs', 'paths.md')

const introduction = `# Paths

The number of paths of each list that the tests walk, by driver. \`npm run flows\` shows the transitions as well.
\`npm run draw\` writes this page, and a test compares it with the paths, so that a list cannot lose paths unnoticed.
`

/** Returns docs/paths.md: for each list of paths, how many paths each driver walks. */
export function pathsPage(machines: readonly MachineFlows[]): string {
  const columns = [
    { head: 'list', align: 'left' },
    ...drivers.map((driver) => ({ head: driverTitles[driver], align: 'right' }) as const),
  ] as const
  const rows = machines.flatMap(({ lists }) =>
    lists.map((list) => {
      const walked = new Map(list.walked().map(({ driver, paths }) => [driver, paths.length]))
      return [list.name, ...drivers.map((driver) => String(walked.get(driver) ?? ''))]
    }),
  )
  return `${introduction}\n${markdownTable(columns, rows)}\n`
}
