import { describe, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { openTestDatabase } from '../database/test-database.ts'
import {
  insertJudgedProducts,
  type Judged,
  judgedSets,
  judgeSearch,
  meanOf,
} from '../../tools/bench/search/judge.ts'

async function judge(name: keyof typeof judgedSets): Promise<Judged[]> {
  const database = await openTestDatabase()
  await migrate(database)
  const set = judgedSets[name]()
  await insertJudgedProducts(database, set)
  const judged = await judgeSearch(database, set)
  await database.close()
  return judged
}

describe.each([
  ['secondHand', 0.92],
  ['shop', 0.88],
] as const)('the judged questions of %s', (name, least) => {
  test(`are answered well: nDCG@10 of at least ${least}, and none finds nothing that it asks for`, async () => {
    const judged = await judge(name)
    const worst = judged.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, 10)
    expect(judged.length).toBeGreaterThanOrEqual(100)
    expect(meanOf(judged), JSON.stringify(worst)).toBeGreaterThanOrEqual(least)
    expect(judged.filter(({ ndcg }) => ndcg === 0)).toEqual([])
  })
})
