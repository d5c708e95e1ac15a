import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/database.ts'

/** The tables with business data; the stored responses of idempotent requests are not counted. */
const TABLES = [
  'users',
  'products',
  'bookings',
  'holds',
  'intents',
  'payments',
  'reports',
  'cases',
  'categories',
  'flows',
  'journal',
  'deadlines',
  'outbox',
]

/**
 * Counts every written row in the transaction that writes it, so that rolled-back writes are not counted. Returns a
 * function that reads the count.
 */
export async function watchWrites(database: Database): Promise<() => Promise<number>> {
  await database.execute(`
    create table written (id bigserial);
    create function note_write() returns trigger language plpgsql as
      'begin insert into written default values; return null; end';
    ${TABLES.map(
      (name) => `create trigger note_write after insert or update or delete on ${name}
        for each row execute function note_write();`,
    ).join('\n')}`)
  return async () =>
    onlyRow(await database.query<{ n: number }>('select count(*)::int as n from written')).n
}
