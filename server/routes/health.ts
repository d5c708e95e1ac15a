import { enums, object } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { SERVER } from './extensions.ts'

const Status = object({ status: enums(['ok', 'ready', 'stopping']) })

export const healthEndpoints = [
  endpoint({
    method: 'GET',
    path: '/healthz',
    access: everyone,
    limit: 'publicRead',
    summary: 'Tells that the process responds (liveness).',
    extension: SERVER,
    answer: Status,
    handle: () => ({ status: 'ok' }),
  }),
  endpoint({
    method: 'GET',
    path: '/readyz',
    access: everyone,
    limit: 'publicRead',
    summary:
      'Tells that the database responds too; 503 once the server is about to stop (readiness).',
    extension: SERVER,
    answer: Status,
    async handle({ context }, { database, drain }) {
      if (drain.hasBegun) return context.json({ status: 'stopping' }, 503)
      await database.query('select 1')
      return { status: 'ready' }
    },
  }),
]
