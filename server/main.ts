import { destination } from 'pino'
import { type Config, readConfig } from './config/config.ts'
import { createLog, type Log } from './config/log.ts'
import { StartError } from './config/start-error.ts'
import { startServer } from './start.ts'
import { checkVendors } from './vendor-checks.ts'
import { welcomeLines } from './welcome.ts'

const SAME_CTRL_C_MS = 500

const stdout = destination({ dest: 1, sync: false })
const say = (line: string) => stdout.write(`${line}\n`)

function clientOf({ servesClient }: Config): 'vite' | 'built' | 'none' {
  if (process.env['LOPPIS_DEV'] === '1') return 'vite'
  return servesClient ? 'built' : 'none'
}

/**
 * Logs an error that nothing has caught, also of a promise, and ends the process: nobody knows what it has left half done. The
 * next start recovers as after a kill.
 */
function endOnUncaught(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ source: origin }, error instanceof Error ? (error.stack ?? error.message) : error)
    stdout.flushSync()
    process.exit(1)
  })
}

async function logVendorErrors(config: Config): Promise<void> {
  const log = createLog(say, config.logFormat)
  for (const { message, ...about } of await checkVendors(config)) log.error(about, message)
}

try {
  const config = readConfig(process.env)
  endOnUncaught(createLog(say, config.logFormat))
  const server = await startServer({
    config,
    client: clientOf(config),
    log: say,
    cardEvents: true,
    demoWorld: 'large',
  })
  let askedAt: number | null = null
  const stop = (signal: NodeJS.Signals) => {
    // A second Ctrl-C exits at once. The terminal and npm may both forward the same Ctrl-C, so ignore close repeats.
    const isLater = askedAt !== null && performance.now() - askedAt > SAME_CTRL_C_MS
    if (signal === 'SIGINT' && isLater) process.exit(1)
    if (askedAt !== null) return
    askedAt = performance.now()
    void server.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  for (const line of welcomeLines(config, server.origin)) say(line)
  say('')
  void logVendorErrors(config)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
