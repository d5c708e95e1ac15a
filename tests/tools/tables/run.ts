import { writeFileSync } from 'node:fs'
import { generateTables, tablesFile } from './tables.ts'

// `npm run tables`: writes the types of the tables after a change of a migration.
writeFileSync(tablesFile, await generateTables())
