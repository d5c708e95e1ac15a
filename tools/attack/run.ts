import { ensureBuilt } from '../../server/commands/build.mjs'
import { createGroups } from './groups.ts'
import { demo, type Person, registerNew, signIn } from './people.ts'
import { runGroups } from './report.ts'
import { closeTargets, openTarget } from './target.ts'

// `npm run attack`: attacks servers that it starts on this machine. `npm run attack -- races http` runs these groups.
const DEADLINE_MS = 3 * 60_000

const names = process.argv.slice(2)
const end = async (code: number) => {
  await closeTargets()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130))

await ensureBuilt()
const began = performance.now()
const buyers: Person[] = []
try {
  const target = await openTarget({
    async before(ask) {
      buyers.push(await registerNew(ask, 'buyer'))
    },
  })
  const [expired] = buyers
  if (expired === undefined) throw new Error('There is nobody with expired tokens.')
  const admin = await signIn(target.ask, demo.admin)
  const groups = createGroups({ target, admin, expired })
  const unknown = names.filter((name) => !groups.some((group) => group.name === name))
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}.`)
  const deadlineMs = DEADLINE_MS - (performance.now() - began)
  const chosen = groups.filter(({ name }) => names.length === 0 || names.includes(name))
  const code = await runGroups(chosen, {
    deadlineMs,
    write: (text) => process.stdout.write(text),
  })
  await end(code)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`)
  await end(1)
}
