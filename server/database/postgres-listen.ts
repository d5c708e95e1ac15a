import { Client } from 'pg'
import { hear, type Listener } from './database.ts'

/** The pause before a lost connection is made again. */
const RECONNECT_MS = 1000

/**
 * Hears a channel on a connection of its own, since a connection of the pool serves one request after the other. A lost
 * connection is made again, and the listener then hears of the gap. Returns a function that stops it.
 */
export async function listenOn(
  url: string,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let current: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const connect = async () => {
    // The connection is silent for hours; without keep-alive, nothing would notice that the other end has vanished.
    const client = new Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload = '' }) => hear(listener, payload))
    client.on('error', () => undefined)
    await client.connect()
    current = client
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      // As from a replica, which was the primary.
      void client.end().catch(() => undefined)
      throw error
    }
    // A connection that ends before rejects the query. With this handler then, it would be made again twice.
    client.on('end', retry)
  }
  function retry() {
    current = null
    if (isStopped) return
    timer = setTimeout(() => {
      connect().then(() => listener.onGap(), retry)
    }, RECONNECT_MS)
    timer.unref()
  }
  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current?.end()
  }
}
