import type { Config } from '../config/config.ts'
import type { Reader } from '../database/database.ts'
import type { Log } from '../config/log.ts'
import { tracedReader } from '../vendors/telemetry/statements.ts'
import type { Telemetry } from '../vendors/telemetry/telemetry.ts'
import { ReplicaConnections } from './connections.ts'
import { primaryReads, type Reads, replicaReads } from './reads.ts'
import { Replica } from './replica.ts'

/** Opens the reads of public data. A replica that is away does not stop the start. */
export async function openReads(
  { databaseReadUrl, preparesStatements }: Pick<Config, 'databaseReadUrl' | 'preparesStatements'>,
  primary: Reader,
  { log, telemetry }: { log: Log; telemetry: Telemetry | null },
): Promise<Reads> {
  if (databaseReadUrl === null) return primaryReads(primary)
  const { host, pathname } = new URL(databaseReadUrl)
  const connections = new ReplicaConnections(databaseReadUrl, preparesStatements)
  const name = `the replica at ${host}${pathname}`
  const replica = new Replica({ connections, primary, name, log })
  await replica.start()
  const { query } =
    telemetry === null
      ? { query: replica.query.bind(replica) }
      : tracedReader(replica, telemetry, { 'loppis.database': 'replica' })
  return replicaReads(primary, {
    query,
    isReady: () => replica.isReady(),
    caughtUp: () => replica.caughtUp(),
    close: () => replica.close(),
  })
}
