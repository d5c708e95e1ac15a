import { beforeEach, inject } from 'vitest'

/** Tests that run in this lane only for speed: without PostgreSQL they run on PGlite, at half the speed. */
const ON_EITHER = /\/(?:tests\/faults|tools\/(?:fuzz|walks))\/|\/race\.test\.ts$/

/**
 * Runs before each file of the second lane: its databases are on PostgreSQL, or its tests are skipped with the reason.
 */
const postgres = inject('postgres')
if ('url' in postgres) {
  process.env['TEST_POSTGRES_URL'] = postgres.url
  process.env['TEST_POSTGRES_RUN'] = postgres.run
} else {
  beforeEach(({ task, skip }) => {
    if (!ON_EITHER.test(task.file.filepath)) skip(`No PostgreSQL here: ${postgres.missing}`)
  })
}
