import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable, Reader } from '../../database/database.ts'
import { metrics } from './metrics.ts'
import type { Attributes, Telemetry } from './telemetry.ts'

/** Matches what a statement does, and to which table; not the locks of `for update`, nor `do update set`. */
const TARGET =
  /\b(insert into|(?<!\b(?:for|do|key)\s)update|delete from|from)\s+"?([a-z_][a-z0-9_]*)/i
const OPERATIONS: Readonly<Record<string, string>> = {
  'insert into': 'INSERT',
  update: 'UPDATE',
  'delete from': 'DELETE',
  from: 'SELECT',
}

/** The names of the statements that were used last: the filters of a search make some thousand. */
const known = new LRUCache<string, Attributes>({ max: 500 })

/**
 * Returns the names of a statement by the semantic conventions. The text of a statement is in no attribute, nor are its
 * parameters, which are personal data.
 */
export function namesOf(sql: string): Attributes {
  const found = known.get(sql)
  if (found !== undefined) return found
  const [, verb = '', table = ''] = TARGET.exec(withoutParts(sql)) ?? TARGET.exec(sql) ?? []
  const [word = ''] = /[a-z]+/i.exec(sql) ?? []
  const operation = OPERATIONS[verb.toLowerCase()] ?? word.toUpperCase()
  const names = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== '' && { 'db.collection.name': table }),
    'db.query.summary': `${operation} ${table}`.trim(),
  }
  known.set(sql, names)
  return names
}

/** Removes the parts in parentheses, such as subqueries, which do not name the table of the statement itself. */
function withoutParts(sql: string): string {
  const less = sql.replaceAll(/\([^()]*\)/g, ' ')
  return less === sql ? sql : withoutParts(less)
}

/** Returns a reader with a span and a duration for each statement. A statement outside of any span has no span. */
export function tracedReader(reader: Reader, telemetry: Telemetry, more: Attributes = {}): Reader {
  return {
    query: (sql, parameters) => {
      const names = { ...namesOf(sql), ...more }
      const { 'db.query.summary': summary, ...about } = names
      const began = performance.now()
      const measure = (failure: Attributes = {}) =>
        telemetry.record(metrics.statementDuration, (performance.now() - began) / 1000, {
          ...about,
          ...failure,
        })
      return telemetry.span(
        String(summary),
        { kind: 'client', attributes: names, isPart: true },
        async (span) => {
          try {
            const rows = await reader.query<never>(sql, parameters)
            measure()
            return rows
          } catch (error) {
            const type = stateOf(error)
            span.set({ 'db.response.status_code': type })
            span.fail(type)
            measure({ 'error.type': type })
            throw error
          }
        },
      )
    },
  }
}

/** Returns the database with a span and a duration for each statement, as `tracedReader` does. */
export function tracedDatabase(database: Database, telemetry: Telemetry): Database {
  const traced = (queryable: Queryable): Queryable => ({
    ...tracedReader(queryable, telemetry),
    execute: (sql) => queryable.execute(sql),
  })
  return {
    ...traced(database),
    transaction: (work) =>
      telemetry.span('transaction', { isPart: true }, () =>
        // The database may begin the work in the context of the statement before it.
        database.transaction(
          AsyncLocalStorage.bind((transaction: Queryable) => work(traced(transaction))),
        ),
      ),
    listen: (channel, listener) => database.listen(channel, listener),
    vacuum: () => database.vacuum(),
    close: () => database.close(),
  }
}

/** Returns the SQLSTATE of an error; its class where it has none. */
const stateOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'
