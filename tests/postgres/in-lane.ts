import { beforeEach, inject } from 'vitest'

/** Before each file of the second lane: its databases are PostgreSQL's, or its tests are skipped with the reason. */
const postgres = inject('postgres')
if ('url' in postgres) process.env['TEST_POSTGRES_URL'] = postgres.url
else beforeEach(({ skip }) => skip(`No PostgreSQL here: ${postgres.missing}`))
