import { expect, test } from 'vitest'
import { createPostgresDatabase } from '../../tests/database/test-database.ts'
import { takeTrial } from './trial.ts'

test('P5: killing the server loses no payment and no message that it has acknowledged, and charges nobody twice', async () => {
  const own = await createPostgresDatabase()
  const report = await takeTrial({ purchases: 20, kills: 2, databaseUrl: own?.url ?? null })
  await own?.drop()
  expect(report.problems).toEqual([])
  expect(report.sales).toBe(20)
  expect(report.unanswered).toBeGreaterThan(0)
})
