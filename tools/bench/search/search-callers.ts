import { once } from 'node:events'
import { closedLoop } from '../closed-loop.ts'
import { connectTo } from '../plain-http.ts'
import { takingTurns } from '../taking-turns.ts'
import { questions } from './searched-market.ts'

/** Callers that ask all questions in turn for the given time, each over its own connection and beginning with another. */
export type Searchers = { port: number; callers: number; milliseconds: number }

const [{ port, callers, milliseconds }] = (await once(process, 'message')) as [Searchers]
const connections = await Promise.all(
  Array.from({ length: callers }, () => connectTo(port, 'identity')),
)
const calls = connections.map((connection, caller) => {
  const first = Math.floor((caller * questions.length) / callers)
  const own = [...questions.slice(first), ...questions.slice(0, first)]
  return takingTurns(own, (question) => connection.get(`/search?${question}`))
})
process.send?.(await closedLoop(calls, milliseconds))
for (const connection of connections) connection.close()
process.disconnect()
