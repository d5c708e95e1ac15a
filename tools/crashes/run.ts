import { startCluster } from '../../tests/database/cluster.ts'
import { createDatabase } from '../../tests/database/test-database.ts'
import { type Report, takeTrial } from './trial.ts'

// `npm run crashes -- 200 6`: 200 purchases and 6 kills of the server, on PGlite, then on PostgreSQL.
const [purchases = 200, kills = 6] = process.argv.slice(2).map(Number)

function logReport(engine: string, report: Report): void {
  const { charges, sales, refunds, problems } = report
  const asked = `${report.requests} requests, ${report.unanswered} unanswered`
  const money = `${charges} charges, ${sales} sales, ${refunds} refunds`
  process.stdout.write(
    `${engine}: ${report.purchases} products, ${report.kills} kills, ${asked}; ${money}; ` +
      `${problems.length} problems (${report.seconds.toFixed(0)} s)\n`,
  )
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}

logReport('PGlite', await takeTrial({ purchases, kills, databaseUrl: null }))
try {
  const cluster = await startCluster()
  try {
    const { url } = await createDatabase(cluster.url)
    logReport('PostgreSQL', await takeTrial({ purchases, kills, databaseUrl: url }))
  } finally {
    await cluster.remove()
  }
} catch (error) {
  process.stdout.write(
    `PostgreSQL: not tried (${error instanceof Error ? error.message : String(error)})\n`,
  )
  process.exitCode = 1
}
