import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { insertJudgedProducts, judgeSearch, meanOf } from '../../tools/bench/search/judge.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database)
  await insertJudgedProducts(database)
})
afterAll(() => database.close())

test('the judged questions of both languages are answered well: nDCG@10 of at least 0.85', async () => {
  const judged = await judgeSearch(database)
  const worst = judged.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, 10)
  expect(judged.length).toBeGreaterThanOrEqual(100)
  expect(meanOf(judged), JSON.stringify(worst)).toBeGreaterThanOrEqual(0.85)
})

test('no judged question finds nothing that it asks for', async () => {
  const judged = await judgeSearch(database)
  expect(judged.filter(({ ndcg }) => ndcg === 0)).toEqual([])
})
