import { Hono } from 'hono'
import { noSuch } from './api-error.ts'
import { eventTypes, eventView, type StoredEvent } from './events.ts'
import { readPage } from './lists.ts'
import { eventListParameters, eventRetrieveParameters } from './parameters/events.ts'
import { readParameters } from './parameters/table.ts'
import { type Api, type Dependencies, expanded, queryOf, requireMerchant } from './requests.ts'
import { listView } from './views.ts'

type Row = StoredEvent & { number: number; is_delivered: string }

/** The events of these types. A name may end in `*`, as in `charge.dispute.*`. */
function eventsOf(names: readonly string[]): string {
  const isAsked = (type: string) =>
    names.some((name) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name))
  const types = eventTypes.filter((type) => names.length === 0 || isAsked(type))
  return `select *, (delivered is not null)::text as is_delivered from cards_events
    where type in (${types.map((type) => `'${type}'`).join(', ') || 'null'})`
}

/** Creates the routes of /events: https://docs.stripe.com/api/events */
export function createEventRoutes({ database, now }: Dependencies): Api {
  const routes: Api = new Hono()

  routes.get('/', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), eventListParameters)
    const { type, types = [], delivery_success } = given
    const { rows, hasMore } = await readPage<Row>(
      database,
      {
        what: 'event',
        select: eventsOf([...(type === undefined ? [] : [type]), ...types]),
        filter: { is_delivered: delivery_success?.toString() },
      },
      given,
    )
    const list = listView('/v1/events', rows.map(eventView), hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), eventRetrieveParameters)
    const id = context.req.param('id')
    const [row] = await database.query<Row>('select * from cards_events where id = $1', [id])
    if (row === undefined) throw noSuch('event', id, 'id', 404)
    return context.json(await expanded(database, now(), eventView(row), given))
  })

  return routes
}
