import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { flows } from '../../server/use-cases/market-flows.ts'

/**
 * Replays the journal of each flow in the database that the environment names, and says what it finds. Returns the exit
 * code: 1 where a row does not conform to the machine of its flow.
 */
export async function auditCommand(
  env: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
): Promise<number> {
  const config = readConfig(env)
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db'))) {
    throw new Error(`There is no database in ${config.dataDir}.`)
  }
  const database = await openDatabase(config)
  try {
    let exitCode = 0
    for (const flow of flows) {
      const { flows: count, rows, breach } = await auditFlows(database, flow)
      say(`${count} ${flow.name}s with ${rows} events: `)
      say(breach === null ? 'the journal conforms to the machine.\n' : `${breach}\n`)
      if (breach !== null) exitCode = 1
    }
    return exitCode
  } finally {
    await database.close()
  }
}
