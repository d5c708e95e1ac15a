import { quantile } from './statistics.ts'

/** The throughput of callers that send each request once the previous one is answered. Times in milliseconds. */
export type Throughput = { count: number; perSecond: number; p50: number; p95: number; p99: number }

/** Runs all callers concurrently for the given time, each with its own request function. */
export async function closedLoop(
  callers: readonly (() => Promise<void>)[],
  milliseconds: number,
): Promise<Throughput> {
  const times: number[] = []
  const began = performance.now()
  const end = began + milliseconds
  await Promise.all(
    callers.map(async (ask) => {
      for (let asked = performance.now(); asked < end; asked = performance.now()) {
        await ask()
        times.push(performance.now() - asked)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const ordered = times.toSorted((a, b) => a - b)
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50: quantile(ordered, 0.5),
    p95: quantile(ordered, 0.95),
    p99: quantile(ordered, 0.99),
  }
}
