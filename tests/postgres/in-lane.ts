import { beforeEach, inject } from 'vitest'

/** What walks whole worlds is in this lane for speed alone: without a PostgreSQL it runs on PGlite, at half of it. */
const ON_EITHER = /\/tests\/(?:faults|tools\/(?:fuzz|walks))\/|\/race\.test\.ts$/

/** Before each file of the second lane: its databases are PostgreSQL's, or its tests are skipped with the reason. */
const postgres = inject('postgres')
if ('url' in postgres) {
  process.env['TEST_POSTGRES_URL'] = postgres.url
  process.env['TEST_POSTGRES_RUN'] = postgres.run
} else {
  beforeEach(({ task, skip }) => {
    if (!ON_EITHER.test(task.file.filepath)) skip(`No PostgreSQL here: ${postgres.missing}`)
  })
}
