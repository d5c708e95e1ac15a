import { array, object, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'

/** A proxy that compresses or buffers a stream would hold its messages back. */
const STREAM = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export const liveEndpoints = [
  endpoint({
    method: 'GET',
    path: '/live',
    access: everyMember,
    limit: 'live',
    summary:
      'Streams what has changed for the caller (server-sent events); without `Accept: text/event-stream`, lists it at once.',
    extension: 'live',
    headers: { 'Last-Event-ID': 'The id of the last message that arrived: resumes after it.' },
    answer: array(object({ id: string(), event: string(), data: type({}) })),
    alsoAnswers: 'text/event-stream',
    async handle({ viewer, context }, { live }) {
      const lastId = context.req.header('last-event-id') ?? null
      const takesStream = context.req.header('accept')?.includes('text/event-stream') ?? false
      return takesStream
        ? context.body(await live.open(viewer, lastId), 200, STREAM)
        : live.missed(viewer, lastId)
    },
  }),
]
