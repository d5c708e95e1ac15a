/** A metric that the server exports. */
export type Metric = {
  /** The semantic conventions of OpenTelemetry name those without 'loppis.'. */
  name: string
  kind: 'histogram' | 'counter' | 'gauge'
  /** UCUM: s for seconds; {order} counts orders. */
  unit: string
  description: string
  /** The upper bounds of a histogram's buckets. */
  bounds?: number[]
}

/** The bounds that the semantic conventions give for requests. */
const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** The bounds that they give for calls to a database. */
const STATEMENT_BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

/** Every metric that the server exports. */
export const metrics = {
  requestDuration: {
    name: 'http.server.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Duration of requests until the headers of their response',
    bounds: REQUEST_BOUNDS,
  },
  statementDuration: {
    name: 'db.client.operation.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Duration of SQL statements, with the wait for a connection',
    bounds: STATEMENT_BOUNDS,
  },
  providerDuration: {
    name: 'loppis.provider.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Duration of calls to the card provider, the mail server and push services',
    bounds: REQUEST_BOUNDS,
  },
  flowEvents: {
    name: 'loppis.flow.events',
    kind: 'counter',
    unit: '{event}',
    description: 'Events that a flow has taken',
  },
  orders: {
    name: 'loppis.orders',
    kind: 'gauge',
    unit: '{order}',
    description: 'Orders that are not over, by the states of the goods and of the money',
  },
  lateDeadlines: {
    name: 'loppis.deadlines.late',
    kind: 'gauge',
    unit: '{deadline}',
    description: 'Deadlines that are due and have not fired',
  },
  deadlineLateness: {
    name: 'loppis.deadlines.lateness',
    kind: 'gauge',
    unit: 's',
    description: 'How late the oldest deadline is that is due and has not fired',
  },
  stuckOrders: {
    name: 'loppis.money.stuck.orders',
    kind: 'gauge',
    unit: '{order}',
    description: 'Orders whose money the provider does not move, and that wait for an admin',
  },
  stuckCents: {
    name: 'loppis.money.stuck.cents',
    kind: 'gauge',
    unit: '{cent}',
    description: 'The money of those orders that the provider does not move, in cents',
  },
  dueEffects: {
    name: 'loppis.effects.due',
    kind: 'gauge',
    unit: '{effect}',
    description: 'Effects that are due and have not been performed',
  },
  effectLateness: {
    name: 'loppis.effects.lateness',
    kind: 'gauge',
    unit: 's',
    description: 'How late the oldest effect is that is due and has not been performed',
  },
  stuckWork: {
    name: 'loppis.work.stuck',
    kind: 'gauge',
    unit: '{row}',
    description: 'Rows of work that have failed eight times or more, by the kind of work',
  },
} as const satisfies Record<string, Readonly<Omit<Metric, 'bounds'>> & { bounds?: number[] }>
