import { expect, test } from 'vitest'
import { queriesOfDashboard, seriesIn, seriesOfMetrics } from './dashboard.ts'

const queries = queriesOfDashboard()
const known = new Set([...seriesOfMetrics.values()].flat())

test.each(queries)('the server exports what the dashboard asks for: %s', (query) => {
  const series = seriesIn(query)
  expect(series.length).toBeGreaterThan(0)
  expect(series.filter((name) => !known.has(name))).toEqual([])
})

test.each([...seriesOfMetrics])('the dashboard shows %s', (_metric, series) => {
  expect(queries.flatMap(seriesIn).filter((name) => series.includes(name))).not.toEqual([])
})
