import { reportOnPrograms } from '../cluster/on-programs.ts'
import { chooseFaults } from './faults.ts'
import { failOver } from './trial.ts'

// `npm run failover` lets each fault strike once, `npm run failover -- paused cut 3` two of them three times.
const faults = chooseFaults(process.argv.slice(2))

const onProgress = (line: string) => process.stderr.write(`${line}\n`)

await reportOnPrograms((programs) => failOver(programs, faults, onProgress))
