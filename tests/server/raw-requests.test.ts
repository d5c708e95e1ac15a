import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'

let dataDir: string
let server: RunningServer
const log: string[] = []
beforeAll(async () => {
  dataDir = await makeDataDir()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', PORT: '0' })
  server = await startServer({ config, client: 'none', log: (line) => log.push(line) })
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

/** Sends these lines as a request and returns the status line of the response. */
async function statusOf(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString()))
  await once(socket, 'close')
  return answer.split('\r\n', 1)[0] ?? ''
}

test('a request with two Host headers is refused', async () => {
  expect(await statusOf('GET /blogs HTTP/1.1', 'Host: 127.0.0.1')).toBe('HTTP/1.1 200 OK')
  expect(await statusOf('GET /blogs HTTP/1.1', 'Host: 127.0.0.1', 'host: evil.example')).toBe(
    'HTTP/1.1 400 Bad Request',
  )
})
test('an idle connection stays open for longer than a load balancer uses it, which is a minute', async () => {
  const sent = request(`${server.origin}/healthz`, { headers: { connection: 'keep-alive' } })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  sent.destroy()
})
test('a caller who leaves during the request is no fault of the database in the log', async () => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.write('PUT /user HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{"email": "a')
  await once(socket, 'ready')
  // The response to a later request shows that the server has read the first one.
  await statusOf('GET /healthz HTTP/1.1', 'Host: 127.0.0.1')
  socket.destroy()
  await expect.poll(() => log.filter((line) => line.includes('/user'))).toHaveLength(1)
  expect(log.filter((line) => line.includes('database-unavailable'))).toEqual([])
})

const TOO_LARGE = 64 * 1024 + 1
test.each([
  ['of this length', { 'content-length': String(TOO_LARGE) }],
  ['without a length', { 'transfer-encoding': 'chunked' }],
])('a body that is too large is refused: %s', async (_name, headers) => {
  const sent = request(`${server.origin}/user`, { method: 'PUT', headers })
  sent.end(Buffer.alloc(TOO_LARGE))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(413)
  response.resume()
  await once(response, 'close')
})
