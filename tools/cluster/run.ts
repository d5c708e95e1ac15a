import { once } from 'node:events'
import { startDatabaseCluster } from './cluster.ts'
import { findPrograms } from './packages.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run cluster` brings up PostgreSQL with Patroni and etcd, PgBouncer and HAProxy on this machine, prints how to start
 * servers on it, and ends all of it on Ctrl-C.
 */
async function bringUp(): Promise<void> {
  const programs = await findPrograms()
  if (typeof programs === 'string') {
    say(programs)
    return
  }
  const asked = new AbortController()
  let isUp = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (isUp ? asked.abort() : process.exit(1)))
  say('Starting three members of etcd and PostgreSQL, HAProxy and PgBouncer …')
  const cluster = await startDatabaseCluster(programs)
  isUp = true
  try {
    for (const [name, value] of Object.entries(cluster.env)) say(`${name}=${value}`)
    const { origin, ports } = cluster.market
    say(
      `The proxy serves the market at ${origin}, from servers with these settings and PORT=${ports.join(' or PORT=')}.`,
    )
    say(`Logs: ${cluster.folder}. Ctrl-C ends it and deletes the data.`)
    // A timer keeps the process alive; waiting for an event does not.
    const alive = setInterval(() => undefined, 60_000)
    await once(asked.signal, 'abort')
    clearInterval(alive)
  } finally {
    await cluster.end()
  }
}

await bringUp()
