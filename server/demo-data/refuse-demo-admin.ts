import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { StartError } from '../config/start-error.ts'

/** Throws StartError for a database with demo users: a real identity provider lets anybody register their e-mails. */
export async function refuseDemoAdmin(database: Database): Promise<void> {
  const demo = await run(
    database,
    db
      .selectFrom('users')
      .select('id')
      .where('email', 'like', '%@loppis.test')
      .where('removed_at', 'is', null)
      .limit(1),
  )
  if (demo.length > 0) {
    throw new StartError(
      'This database holds the demo world, whose admin anybody could become through IDENTITY_PROJECT. Use an empty one.',
    )
  }
}
