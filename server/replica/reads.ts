import { AsyncLocalStorage } from 'node:async_hooks'
import type { Reader } from '../database/database.ts'
import type { Replica } from './replica.ts'

/** Reads of public data. A request that may get data of a few seconds ago reads from a replica, where there is one. */
export type Reads = Reader & {
  /** null: everything is read from the primary. */
  replica: Pick<Replica, 'caughtUp'> | null
  close(): Promise<void>
}

/** `isAllowed`: true until the work reads from the primary. The next read of the work must not be older. */
const lagging = new AsyncLocalStorage<{ isAllowed: boolean }>()

/** Runs work whose reads of public data may be as old as the replica is behind. Without it, they are not. */
export const mayLag = <Result>(work: () => Result): Result => lagging.run({ isAllowed: true }, work)

/** Returns reads that all go to the primary. */
export const primaryReads = (primary: Reader): Reads => ({
  query: (sql, parameters) => primary.query(sql, parameters),
  replica: null,
  close: async () => undefined,
})

/** Returns reads that go to the replica while it is ready. A read that fails there is repeated on the primary. */
export function replicaReads(
  primary: Reader,
  replica: Pick<Replica, 'isReady' | 'query' | 'caughtUp' | 'close'>,
): Reads {
  return {
    async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
      const work = lagging.getStore()
      if (work?.isAllowed === true && replica.isReady()) {
        try {
          return await replica.query<Row>(sql, parameters)
        } catch {
          // The replica has judged the error; the primary says it again if it is one of the query.
        }
      }
      if (work !== undefined) work.isAllowed = false
      return primary.query<Row>(sql, parameters)
    },
    replica,
    close: () => replica.close(),
  }
}
