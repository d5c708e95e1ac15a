import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limitsPage, withLimits } from './limits.ts'
import { generateTables, tablesFile } from './tables.ts'

it('the types of the tables are those that the migrations create (npm run tables)', async () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await generateTables())
})

it('the table of the rate limits has every call, with its limit (npm run tables)', () => {
  const page = readFileSync(limitsPage, 'utf8')
  expect(page).toContain('`GET /search`')
  expect(page).toBe(withLimits(page))
})
