import { once } from 'node:events'
import { closedLoop, type Throughput } from '../closed-loop.ts'
import { connectTo } from '../plain-http.ts'
import { takingTurns } from '../taking-turns.ts'
import { quantile } from '../statistics.ts'
import { type Kind, KINDS, kindOf, questions } from './searched-market.ts'

/** Callers that ask all questions in turn for the given time, each over its own connection and beginning with another. */
export type Searchers = { port: number; callers: number; milliseconds: number }

/** `p95Of`: of the questions of each kind, in milliseconds. */
export type Searched = Throughput & { p95Of: Record<Kind, number> }

const [{ port, callers, milliseconds }] = (await once(process, 'message')) as [Searchers]
const connections = await Promise.all(
  Array.from({ length: callers }, () => connectTo(port, 'identity')),
)
const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]]))
const calls = connections.map((connection, caller) => {
  const first = Math.floor((caller * questions.length) / callers)
  const own = [...questions.slice(first), ...questions.slice(0, first)]
  return takingTurns(own, async (question) => {
    const asked = performance.now()
    await connection.get(`/search?${question}`)
    times[kindOf(question)]?.push(performance.now() - asked)
  })
})
const throughput = await closedLoop(calls, milliseconds)
const p95Of = Object.fromEntries(
  Object.entries(times).map(([kind, of]) => [
    kind,
    quantile(
      of.toSorted((a, b) => a - b),
      0.95,
    ),
  ]),
)
process.send?.({ ...throughput, p95Of })
for (const connection of connections) connection.close()
process.disconnect()
