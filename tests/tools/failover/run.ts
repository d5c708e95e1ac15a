import { reportOnPrograms } from '../cluster/on-programs.ts'
import { failOver } from './trial.ts'

// `npm run failover -- 3` kills the primary three times while buyers pay.
const [kills = 1] = process.argv.slice(2).map(Number)

await reportOnPrograms((programs) => failOver(programs, kills))
