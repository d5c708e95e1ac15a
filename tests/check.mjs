import { checks, runChecks, typeChecks } from './runner/checks.mjs'

// `npm run check` runs every check, `npm run typecheck` only the type checks.
const { failed } = await runChecks(process.argv.includes('types') ? typeChecks : checks)
process.exitCode = failed === 0 ? 0 : 1
