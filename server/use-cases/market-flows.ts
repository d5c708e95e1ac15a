import type { Flow } from '../flows/flow.ts'
import { deadlinesOf } from '../flows/deadlines.ts'
import { effectsOf } from '../flows/outbox.ts'
import { enforcedCaseFlow } from './case-events.ts'
import { expiringListingFlow } from './listing-deadline.ts'
import { notifyingFlows } from '../notifications/notifiers.ts'
import { orderEffects } from '../orders/effects.ts'
import { orderFlow } from '../orders/order.ts'
import type { Services } from '../services.ts'
import type { Work } from '../flows/worker.ts'

/** Every flow, as the server runs it. */
export const flows: readonly Flow[] = notifyingFlows.map(
  (flow) => [expiringListingFlow, enforcedCaseFlow].find(({ name }) => name === flow.name) ?? flow,
)

/** The work of the flows. Only orders have effects. */
export const workOfFlows = (services: Services): { deadlines: readonly Work[]; effects: Work } => ({
  deadlines: flows.map((flow) => deadlinesOf(services, flow)),
  effects: effectsOf(services, {
    flow: orderFlow,
    perform: orderEffects(services),
  }),
})
