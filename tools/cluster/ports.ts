import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections, one of which could take a port before its program does. */
const [LOWEST, HIGHEST] = [15_000, 30_000]

/** Returns so many free ports of 127.0.0.1, from a random one on. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = []
  const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
  for (let port = first; free.length < count; port += 1) if (await isFree(port)) free.push(port)
  return free
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
