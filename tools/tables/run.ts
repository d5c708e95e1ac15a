import { readFileSync, writeFileSync } from 'node:fs'
import { limitsPage, withLimits } from './limits.ts'
import { generateTables, tablesFile } from './tables.ts'

// `npm run tables`: writes the types of the tables after a change of a migration, and the table of the rate limits.
writeFileSync(tablesFile, await generateTables())
writeFileSync(limitsPage, withLimits(readFileSync(limitsPage, 'utf8')))
