import { findPrograms } from '../cluster/packages.ts'
import { exitOnSignals } from '../cluster/signals.ts'
import { failOver } from './trial.ts'

// `npm run failover -- 3` kills the primary three times while buyers pay.
const [kills = 1] = process.argv.slice(2).map(Number)

const say = (line: string) => process.stdout.write(`${line}\n`)

exitOnSignals()
const programs = await findPrograms()
if (typeof programs === 'string') say(programs)
else {
  const { lines, problems } = await failOver(programs, kills)
  for (const line of lines) say(line)
  say(
    'Not tried: a network that parts, a disk that fails, the loss of etcd, of a proxy or of two members at once.',
  )
  say(`${problems.length} problems`)
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
