import { parse, type PGlite, protocol } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import type { Queryable } from './database.ts'

const { serialize } = protocol

/** `types` are the object ids of the parameters' types. */
type Prepared = { name: string; types: readonly number[] }

/** PGlite keeps a statement and its plan for as long as it is prepared. The least recently used one makes room for another. */
export const MOST_PREPARED = 500

/**
 * Runs queries on PGlite by prepared statements, as server/database/postgres.ts does on PostgreSQL: PGlite's own `query`
 * plans a query each time, which takes longer than to run it.
 */
export function preparedStatements(engine: PGlite): Queryable['query'] {
  const statements = new LRUCache<string, Prepared>({ max: MOST_PREPARED })
  let named = 0

  const send = (...messages: Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))

  /** Forgets the statement that is used least, where there are many. */
  async function makeRoom(): Promise<void> {
    if (statements.size < MOST_PREPARED) return
    const evicted = statements.pop()
    if (evicted !== undefined) await send(serialize.close({ type: 'S', name: evicted.name }))
  }

  async function prepare(sql: string): Promise<Prepared> {
    await makeRoom()
    const name = `loppis-${(named += 1)}`
    const answer = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    )
    const prepared = { name, types: parse.parseDescribeStatementResults(answer) }
    statements.set(sql, prepared)
    return prepared
  }

  const textOf = (parameter: unknown, type = 0): string | null => {
    if (parameter === null || parameter === undefined) return null
    const serializer = engine.serializers[type]
    if (serializer !== undefined) return serializer(parameter)
    return typeof parameter === 'string' ? parameter : JSON.stringify(parameter)
  }

  return <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
    engine.runExclusive(async () => {
      if (!engine.ready) throw new Error('PGlite is closed.')
      const { name, types } = statements.get(sql) ?? (await prepare(sql))
      const answer = await send(
        serialize.bind({
          statement: name,
          values: parameters.map((parameter, index) => textOf(parameter, types[index])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      )
      const [result] = parse.parseResults(answer, engine.parsers)
      return (result?.rows ?? []) as Row[]
    })
}
