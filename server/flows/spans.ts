import type { Flow } from './flow.ts'
import type { Value } from '../database/columns.ts'
import type { Recorded } from './records.ts'
import { metrics } from '../vendors/telemetry/metrics.ts'
import { record, span } from '../vendors/telemetry/telemetry.ts'

/**
 * Runs the work of an event in a span, and counts it. The id of the flow is left out: it leads to the people who take part.
 */
export function eventSpan(
  { name: flow }: Pick<Flow, 'name'>,
  { event: { type: event }, from, step }: Pick<Recorded, 'event' | 'from' | 'step'>,
  work: () => Promise<void>,
): Promise<void> {
  const named = { 'loppis.flow': flow, 'loppis.flow.event': event }
  const attributes = {
    ...named,
    ...(from !== null && { 'loppis.flow.from': textOf(from.value) }),
    'loppis.flow.to': textOf(step.value),
  }
  return span(`${flow} ${event}`, { attributes }, async () => {
    await work()
    record(metrics.flowEvents, 1, named)
  })
}

/** Runs the work of an effect in a span, with the event that answers it. */
export function effectSpan<Result>(
  { name: flow }: Pick<Flow, 'name'>,
  { type, attempts }: { type: string; attempts: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const attributes = {
    'loppis.flow': flow,
    'loppis.effect': type,
    'loppis.effect.attempts': attempts,
  }
  return span(`${flow} effect ${type}`, { attributes }, work)
}

/** Returns the text of a state, such as 'goods.paid money.held'. */
function textOf(value: Value): string {
  if (typeof value === 'string') return value
  const paths = Object.entries(value).flatMap(([state, below = '']) =>
    textOf(below)
      .split(' ')
      .map((path) => (path === '' ? state : `${state}.${path}`)),
  )
  return paths.join(' ')
}
