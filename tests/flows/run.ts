import { flowsCommand } from './command.ts'
import { machines } from './registry.ts'

// `npm run flows`: what is walked of the machines, and by whom; `-- help` tells what else it does.
process.exitCode = await flowsCommand(process.argv.slice(2), machines, (text) =>
  process.stdout.write(text),
)
