import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { metrics } from '../../server/vendors/telemetry/metrics.ts'

const path = join(import.meta.dirname, '..', '..', 'docs', 'grafana-dashboard.json')
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] }

/** The queries of the Grafana dashboard, in PromQL. */
export function queriesOfDashboard(): string[] {
  const { panels }: Dashboard = JSON.parse(readFileSync(path, 'utf8'))
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

/** The series that a query names. */
export const seriesIn = (query: string): string[] =>
  query
    .match(/\b(?:loppis|http|db)_[a-z_]+(?=[[{)\s]|$)/g)
    ?.filter((name) => !labelsIn(query).includes(name)) ?? []

/** The labels that a query groups by. The label le is Prometheus's own. */
export const labelsIn = (query: string): string[] =>
  [...query.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, list = '']) => list.split(',').map((label) => label.trim()))
    .filter((label) => label !== 'le')

/** Returns a name of OpenTelemetry as Prometheus has it. */
export const inPrometheus = (name: string): string => name.replaceAll('.', '_')

/** The series of each metric, by the name of the metric, as Prometheus names them. */
export const seriesOfMetrics: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(metrics).map(({ name, kind, unit }) => {
    const base = inPrometheus(name) + (unit === 's' ? '_seconds' : '')
    const series = {
      gauge: [base],
      counter: [`${base}_total`],
      histogram: ['_bucket', '_count', '_sum'].map((end) => base + end),
    }
    return [name, series[kind]]
  }),
)
