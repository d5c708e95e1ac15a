import { expect, test } from 'vitest'
import { namesOf } from '../../server/vendors/telemetry/statements.ts'

test.each<[summary: string, sql: string]>([
  ['SELECT flows', 'select "f"."id" from "flows" as "f" where "f"."id" = $1 for update'],
  [
    'SELECT products',
    'select "p"."id", (select count(*) from "bookings") as "n" from "products" as "p"',
  ],
  ['INSERT users', 'insert into "users" ("id") values ($1) on conflict do update set "name" = $2'],
  ['UPDATE outbox', 'update outbox set due_at = $1 where key = (select key from outbox limit 1)'],
  ['DELETE holds', 'delete from "holds" where "held_until" < $1'],
  [
    'UPDATE flows',
    'with change_0 as (update "flows" set "seq" = $1), change_1 as (insert into "journal" ("id") values ($2)) select',
  ],
  ['SELECT going', 'with "going" as (select "id" from "deadlines") select "id" from "going"'],
  ['SELECT', 'select 1'],
])('a statement is named %s', (summary, sql) => {
  expect(namesOf(sql)['db.query.summary']).toBe(summary)
})
