import { checks, runChecks, typeChecks } from './checks.mjs'

// `npm run check` runs every check, `npm run typecheck` those of the types.
const { failed } = await runChecks(process.argv.includes('types') ? typeChecks : checks)
process.exitCode = failed === 0 ? 0 : 1
