import { once } from 'node:events'
import { closedLoop } from './closed-loop.ts'
import { connectTo } from './plain-http.ts'

/** Callers that request this path again and again for the given time, each over its own connection. */
export type Crowd = { port: number; path: string; callers: number; milliseconds: number }

const [{ port, path, callers, milliseconds }] = (await once(process, 'message')) as [Crowd]
const connections = await Promise.all(
  Array.from({ length: callers }, () => connectTo(port, 'gzip')),
)
const calls = connections.map((connection) => () => connection.get(path))
process.send?.(await closedLoop(calls, milliseconds))
for (const connection of connections) connection.close()
process.disconnect()
