import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir } from '../database/empty-database.ts'
import { buyGuitar, startTraced } from './steps.ts'

/** Soon, so that the collector is asked many times while the buyer pays. */
const soon = {
  OTEL_BSP_SCHEDULE_DELAY: '20',
  OTEL_METRIC_EXPORT_INTERVAL: '50',
  OTEL_EXPORTER_OTLP_TIMEOUT: '200',
}

/** Runs a purchase on a server with this collector, and returns what the server logged of its telemetry. */
async function logOf(endpoint: string): Promise<string[]> {
  const lines: string[] = []
  const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...soon }, (line) =>
    lines.push(line),
  )
  const { orderId } = await buyGuitar(server)
  expect(orderId).toMatch(/./)
  await server.stop()
  return lines.filter((line) => line.includes('collector'))
}

describe('a collector that is away disturbs no request', () => {
  test('nothing listens there: one line for the traces and one for the metrics', async () => {
    const lines = await logOf('http://127.0.0.1:1')
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^telemetry - The collector does not take the metrics: .*ECONNREFUSED/),
      expect.stringMatching(/^telemetry - The collector does not take the traces: .*ECONNREFUSED/),
    ])
  })

  describe('it listens', () => {
    let server: Server
    let answers = (): number | null => null
    const types = new Set<string | undefined>()
    beforeAll(async () => {
      server = createServer((request, response) => {
        request.resume()
        types.add(request.headers['content-type'])
        const status = answers()
        if (status !== null) response.writeHead(status).end()
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    const endpoint = () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('Not listening.')
      return `http://127.0.0.1:${address.port}`
    }

    test('and takes everything: no line', async () => {
      answers = () => 200
      expect(await logOf(endpoint())).toEqual([])
      expect([...types]).toEqual(['application/x-protobuf'])
    })
    test('and never answers', async () => {
      answers = () => null
      expect(await logOf(endpoint())).toHaveLength(2)
    })
    test('and refuses', async () => {
      answers = () => 401
      expect(await logOf(endpoint())).toHaveLength(2)
    })
  })
})

/** Starts a server in a process of its own, and returns how many modules of OpenTelemetry it imports. */
async function importsWith(env: Record<string, string>): Promise<string> {
  const dataDir = await makeDataDir()
  const server = new URL('../../server/', import.meta.url).href
  const script = `
    const { registerHooks } = await import('node:module')
    let count = 0
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.startsWith('@opentelemetry/')) count += 1
        return next(specifier, context)
      },
    })
    const { readConfig } = await import('${server}config.ts')
    const { startServer } = await import('${server}start.ts')
    const running = await startServer({ config: readConfig(process.env), client: 'none' })
    await running.close()
    console.log(count === 0 ? 'none' : 'some')`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { ...process.env, DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...env } },
  )
  await rm(dataDir, { recursive: true })
  return stdout.trim()
}

describe('the modules of OpenTelemetry', () => {
  test('are not loaded without an endpoint', async () => {
    expect(await importsWith({})).toBe('none')
  })
  test('are loaded with an endpoint', async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', ...soon }
    expect(await importsWith(env)).toBe('some')
  })
})
