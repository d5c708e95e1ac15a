import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../server/http/listen.ts'

export type Recorded = {
  method: string
  /** As received: still percent-encoded. */
  path: string
  query: Record<string, string>
  authorization: string | null
  idempotencyKey: string | null
  /** The parsed JSON; undefined for no body. */
  payload: unknown
}

export type Answer = {
  status?: number
  headers?: Record<string, string>
  /** A string is sent as it is, anything else as JSON; without it, the body is empty. */
  body?: unknown
}

export type RecordingServer = {
  url: string
  requests: Recorded[]
  /** Sets the response to every request from now on; clears the recorded requests. */
  answer(next: Answer | ((response: ServerResponse) => void)): void
  close(): Promise<void>
}

/** Starts a server on a free port that records its requests and sends the response it is given. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = []
  let respond = send({ status: 204 })
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(await record(request))
    respond(response)
  }
  const server = createServer((request, response) => void take(request, response))
  return {
    url: await listen(server, '127.0.0.1', 0),
    requests,
    answer(next) {
      requests.length = 0
      respond = typeof next === 'function' ? next : send(next)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const body = await text(request)
  return {
    method: request.method ?? '',
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    authorization: request.headers.authorization ?? null,
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    payload: body === '' ? undefined : JSON.parse(body),
  }
}

function send({ status = 200, headers = {}, body }: Answer): (response: ServerResponse) => void {
  const isText = typeof body === 'string'
  const type = body === undefined || isText ? {} : { 'content-type': 'application/json' }
  return (response) => {
    response.writeHead(status, { ...type, ...headers })
    response.end(isText || body === undefined ? body : JSON.stringify(body))
  }
}
