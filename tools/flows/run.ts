import { flowsCommand } from './command.ts'
import { machines } from '../../tests/paths/registry.ts'

// `npm run flows` prints the coverage of the machines by each driver; `-- help` lists the other commands.
process.exitCode = await flowsCommand(process.argv.slice(2), machines, (text) =>
  process.stdout.write(text),
)
