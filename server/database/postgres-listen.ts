import { Client } from 'pg'
import type { Listener } from './database.ts'

/** The pause before a lost connection is made again. */
const RECONNECT_MS = 1000

/**
 * Hears a channel on a connection of its own, since a connection of the pool serves one request after the other. A lost
 * connection is made again, and the listener then hears of the gap. Returns a function that stops it.
 */
export async function listenOn(
  url: string,
  channel: string,
  { onMessage, onGap }: Listener,
): Promise<() => Promise<void>> {
  let current: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const connect = async () => {
    const client = new Client({ connectionString: url })
    client.on('notification', ({ payload = '' }) => onMessage(payload))
    client.on('error', () => undefined)
    await client.connect()
    client.on('end', retry)
    current = client
    await client.query(`listen ${channel}`)
  }
  function retry() {
    current = null
    if (isStopped) return
    timer = setTimeout(() => {
      connect().then(onGap, retry)
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
