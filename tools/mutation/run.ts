import { writeFileSync } from 'node:fs'
import type { Flow } from './flow.ts'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { keptPage, pageOf, pagePath, sourcesIn } from './page.ts'
import { problemsOf, scan } from './scan.ts'
import { sourceOf } from './source.ts'

// `npm run mutate`: tests every mutant of each machine that has changed since docs/mutation.md was written, of the named
// machines (`-- payment session`) or of all (`-- --all`); writes docs/mutation.md if each is caught or harmless.
const kept = sourcesIn(keptPage())
const known = process.argv.includes('--all') ? {} : kept
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isAsked = ({ name }: Flow) => names.length === 0 || names.includes(name)
const problems = flows.flatMap((flow) => {
  if (!isAsked(flow) || known[flow.name] === sourceOf(flow)) return []
  const broken = flow.caughtBy(() => undefined)
  if (broken !== null) return [`${flow.name}: '${broken}' does not hold for the machine itself`]
  const started = performance.now()
  const found = scan(flow)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const caught = found.mutants - found.survivors.length
  const words = `${found.mutants} mutants, ${caught} caught, ${found.survivors.length} survive`
  process.stdout.write(`${flow.name.padEnd(21)}${words} (${seconds} s)\n`)
  return problemsOf(found, harmless)
})
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length === 0) {
  const sources = Object.fromEntries(
    flows.map((flow) => [flow.name, isAsked(flow) ? sourceOf(flow) : (kept[flow.name] ?? '')]),
  )
  writeFileSync(pagePath, pageOf(flows, harmless, sources))
} else process.exitCode = 1
