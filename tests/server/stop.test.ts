import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDir } from '../database/empty-database.ts'
import { type ServerProcess, startProcess } from '../served/server-process.ts'
import { Shop, signUp } from '../../tools/crashes/shop.ts'

let dataDir: string
const started: ServerProcess[] = []
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL')
  await rm(dataDir, { recursive: true })
})

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

const refusesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })

const credentials = JSON.stringify({ email: 'ann@example.test', password: 'second-hand' })
const accounts = (method: string) => `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`

/** Sends a request whose body stops halfway, over a keep-alive connection. */
async function beginSignUp(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${accounts('signUp')} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${credentials.length}`,
    'connection: keep-alive',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${credentials.slice(0, 10)}`)
  return socket
}

test('SIGTERM during a request: the server accepts no connection, completes the request and keeps its data', async () => {
  const { child, port } = await start()
  const socket = await beginSignUp(port)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  // Once the server answers a later request, it has read the head of the first one.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  child.kill('SIGTERM')
  while (!(await refusesConnections(port))) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(child.exitCode).toBeNull()
  socket.write(credentials.slice(10))
  const [code] = await once(child, 'exit')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(code).toBe(0)

  const again = await start()
  const signedIn = await fetch(`http://127.0.0.1:${again.port}${accounts('signInWithPassword')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  })
  expect(signedIn.status).toBe(200)
})

test('an idle keep-alive connection does not delay the shutdown', async () => {
  const { child, port } = await start()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n')
  await once(socket, 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  socket.destroy()
})

test('a connection that a browser has opened in advance closes before the requests in progress end', async () => {
  const { child, port } = await start()
  const request = await beginSignUp(port)
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  // Once the server answers a later request, it has accepted both connections.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  child.kill('SIGTERM')
  unused.resume()
  await once(unused, 'close')
  expect(request.closed).toBe(false)
  const exited = once(child, 'exit')
  const answered = once(request, 'data')
  request.write(credentials.slice(10))
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await exited).toEqual([0, null])
})

test('SIGTERM ends a live stream at once, and its client can go on elsewhere', async () => {
  const { child, origin } = await start()
  const token = await signUp(new Shop(origin), 'ann@stop.test')
  const live = await fetch(`${origin}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  const reader = (live.body ?? new ReadableStream()).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^id: 0\nevent: reset\n/)
  child.kill('SIGTERM')
  // A connection that the server only cuts makes the read fail.
  expect(await reader.read()).toMatchObject({ done: true })
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a server with DRAIN_SECONDS is not ready after SIGTERM, serves on for that time and stops', async () => {
  const { child, origin } = await start({ DRAIN_SECONDS: '3' })
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  while ((await statusOf('/readyz')) !== 503)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await statusOf('/get-categories')).toBe(200)
  expect(await exited).toEqual([0, null])
})
