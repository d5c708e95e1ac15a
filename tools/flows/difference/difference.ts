import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compareMachines } from './compare.ts'
import { differencePage } from './difference-page.ts'
import { markdownOf } from './markdown.ts'
import { machinesAt } from './revision.ts'

/**
 * Prints how the flows differ from a revision, in the work tree or in another revision, and renders the differences
 * into a file if one is named. Throws if a revision cannot be read.
 */
export async function tellDifference(
  from: string,
  to: string | null,
  file: string | undefined,
  say: (text: string) => void,
  repository?: string,
): Promise<number> {
  const before = machinesAt(from, repository)
  const after = machinesAt(to, repository)
  const machines = compareMachines(before.machines, after.machines)
  const title = { before: before.name, after: after.name }
  say(markdownOf(title, machines))
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await differencePage(title, machines))
  }
  return 0
}
