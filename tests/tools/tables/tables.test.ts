import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateTables, tablesFile } from './tables.ts'

it('the types of the tables are those that the migrations create (npm run tables)', async () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await generateTables())
})
