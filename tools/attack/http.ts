import { isDone } from './client.ts'
import { attackFiles } from './files.ts'
import { attackLog } from './log-lines.ts'
import type { Attempts } from './report.ts'
import { attackByLongTexts, attackBySlowness } from './slowness.ts'
import { requestOf, sendRaw } from './sockets.ts'
import type { Target } from './target.ts'

/** Malformed and slow HTTP over raw connections. */
export async function attackHttp(target: Target, attempts: Attempts): Promise<void> {
  await Promise.all([
    attackMalformed(target, attempts),
    attackLeniency(target, attempts),
    attackLengths(target, attempts),
    attackHosts(target, attempts),
    attackPipelines(target, attempts),
  ])
  await attackFiles(target, attempts)
  await attackBySlowness(target, attempts)
  await attackByLongTexts(target, attempts)
  const alive = await target.ask({ method: 'GET', path: '/readyz' })
  attempts.count('the server lives', isDone(alive) && target.isRunning(), alive)
  attackLog(target.log(), attempts)
}

const hostOf = ({ port }: Target) => `Host: 127.0.0.1:${port}`
const isRefusal = (status: number) => status >= 400 && status < 500

/** Each must be refused, or the connection closed without a response. */
async function attackMalformed(target: Target, attempts: Attempts): Promise<void> {
  const host = hostOf(target)
  const get = 'GET /healthz HTTP/1.1'
  const heads: Record<string, readonly string[]> = {
    'no request at all': ['GARBAGE'],
    'an unknown version': ['GET /healthz HTTP/9.9', host],
    'no path': ['GET HTTP/1.1', host],
    'a space in the path': ['GET /health z HTTP/1.1', host],
    'a NUL in the path': ['GET /heal\0thz HTTP/1.1', host],
    'a method in lower case': ['get /healthz HTTP/1.1', host],
    'an invented method': ['HACK /healthz HTTP/1.1', host],
    'a method of 10 kB': [`${'G'.repeat(10_000)} / HTTP/1.1`, host],
    'a path of 100 kB': [`GET /${'a'.repeat(100_000)} HTTP/1.1`, host],
    'no Host': [get],
    'two Hosts, the second unknown': ['GET /blogs HTTP/1.1', host, 'Host: evil.example'],
    'two Hosts, the first unknown': ['GET /blogs HTTP/1.1', 'Host: evil.example', host],
    'a header of 100 kB': [get, host, `X-Long: ${'a'.repeat(100_000)}`],
    'a cookie of 100 kB': [get, host, `Cookie: a=${'a'.repeat(100_000)}`],
    '5000 headers': [get, host, ...Array.from({ length: 5000 }, (_, n) => `X-${n}: ${n}`)],
    'a header without a colon': [get, host, 'Broken'],
    'a header without a name': [get, host, ': empty'],
    'a space before the colon': [get, host, 'X-Space : 1'],
    'a NUL in a header': [get, host, 'X-Nul: a\0b'],
    'a bare CR in a header': [get, host, 'X-CR: a\rGET /forged HTTP/1.1'],
    'a folded header': [get, host, 'X-Fold: a', ' b'],
    'HTTP/2 without negotiation': ['PRI * HTTP/2.0', '', 'SM'],
    'a tunnel': ['CONNECT 127.0.0.1:22 HTTP/1.1', host],
    'TLS in plain text': ['\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  }
  await Promise.all(
    Object.entries(heads).map(async ([name, lines]) => {
      const answer = await sendRaw(target.port, requestOf(lines))
      attempts.count(name, answer.statuses.every(isRefusal), answer)
    }),
  )
}

/** Node reads these as the request that they resemble; they must be no other one. */
async function attackLeniency(target: Target, attempts: Attempts): Promise<void> {
  const host = hostOf(target)
  const heads: Record<string, readonly string[]> = {
    'no version': ['GET /healthz', host],
    'two spaces': ['GET  /healthz  HTTP/1.1', host],
    'HTTP/1.0 without a Host': ['GET /healthz HTTP/1.0'],
    'empty lines first': ['', '', 'GET /healthz HTTP/1.1', host],
  }
  for (const [name, lines] of Object.entries(heads)) {
    const answer = await sendRaw(target.port, requestOf(lines))
    const isHealth = answer.statuses[0] === 200 && answer.text.includes('{"status":"ok"}')
    const isOne = answer.statuses.length < 2
    attempts.count(name, isOne && (isHealth || answer.statuses.every(isRefusal)), answer)
  }
}

/** A body whose end is unclear lets one request hide in another: each is refused, and the hidden one not answered. */
async function attackLengths(target: Target, attempts: Attempts): Promise<void> {
  const head = ['POST /webhooks/cards HTTP/1.1', hostOf(target), 'Content-Type: application/json']
  const hidden = requestOf(['GET /healthz HTTP/1.1', hostOf(target)])
  const chunked = 'Transfer-Encoding: chunked'
  const cases: Record<string, [lines: readonly string[], body: string]> = {
    'Content-Length and Transfer-Encoding': [['Content-Length: 4', chunked], `0\r\n\r\n${hidden}`],
    'Transfer-Encoding and Content-Length': [
      [chunked, 'Content-Length: 400'],
      `0\r\n\r\n${hidden}`,
    ],
    'two lengths': [['Content-Length: 2', 'Content-Length: 200'], `{}${hidden}`],
    'a list of lengths': [['Content-Length: 2, 200'], `{}${hidden}`],
    'a negative length': [['Content-Length: -1'], `{}${hidden}`],
    'a length in words': [['Content-Length: two'], `{}${hidden}`],
    'a length in hexadecimal': [['Content-Length: 0x2'], `{}${hidden}`],
    'a length with a sign': [['Content-Length: +2'], `{}${hidden}`],
    'a length beyond 64 bits': [['Content-Length: 99999999999999999999'], `{}${hidden}`],
    'an unknown encoding': [['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
    'chunked and then identity': [[chunked, 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`],
    'chunked twice': [['Transfer-Encoding: chunked, chunked'], `0\r\n\r\n${hidden}`],
    'a hidden encoding': [['Transfer-Encoding:\x0bchunked'], `0\r\n\r\n${hidden}`],
    'a chunk size in words': [[chunked], `zz\r\n{}\r\n0\r\n\r\n${hidden}`],
    'a chunk size beyond 64 bits': [[chunked], `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`],
    'a negative chunk': [[chunked], `-1\r\n{}\r\n0\r\n\r\n${hidden}`],
    'a chunk longer than said': [[chunked], `1\r\n{}{}{}\r\n0\r\n\r\n${hidden}`],
    'a chunk without its end': [[chunked], `2\r\n{}0\r\n\r\n${hidden}`],
    'chunks that end by LF': [[chunked], `2\n{}\n0\n\n${hidden}`],
  }
  await Promise.all(
    Object.entries(cases).map(async ([name, [lines, body]]) => {
      const answer = await sendRaw(target.port, requestOf([...head, ...lines], body))
      const isHeld = answer.statuses.every(isRefusal) && !answer.text.includes('"status":"ok"')
      attempts.count(name, isHeld, answer)
    }),
  )
}

/** A stranger's name for this machine, as a browser sends it after DNS rebinding. */
async function attackHosts(target: Target, attempts: Attempts): Promise<void> {
  const paths = [
    '/',
    '/category/instruments',
    '/v2/advertisements',
    '/all-buyers',
    '/standins/identity/jwks.json',
    '/standins/cards/stripe.js',
    '/images/x.jpg',
  ]
  const { port } = target
  const hosts = [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    '169.254.169.254',
  ]
  const trials = [
    ...paths.flatMap((path) =>
      hosts.map((host) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-Host: 127.0.0.1']),
    ),
    ['GET http://evil.example/v2/advertisements HTTP/1.1', 'Host: evil.example'],
    ['POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1', 'Host: evil.example'],
    ['GET /v2/advertisements HTTP/1.1', 'Host: 127.0.0.1@evil.example'],
    ['GET /v2/advertisements HTTP/1.1', 'Host: '],
    ['GET /v2/advertisements HTTP/1.1', 'Host: evil.example/127.0.0.1'],
  ]
  await Promise.all(
    trials.map(async (lines) => {
      const answer = await sendRaw(port, requestOf([...lines, 'Connection: close']))
      const isPlainName = /^Host: [\w.]+(?::\d+)?$/.test(lines[1] ?? '')
      const isHeld = isPlainName
        ? answer.statuses.length === 1 && answer.statuses[0] === 421
        : answer.statuses.every(isRefusal)
      attempts.count(`${lines[0]} with '${lines[1]}'`, isHeld, answer)
    }),
  )
}

/** Many requests in one write are answered in order; what is no request ends the connection. */
async function attackPipelines(target: Target, attempts: Attempts): Promise<void> {
  const get = requestOf(['GET /healthz HTTP/1.1', hostOf(target)])
  const many = await sendRaw(target.port, get.repeat(100))
  const isAnswered = many.statuses.length === 100 && many.statuses.every((status) => status === 200)
  attempts.count('100 pipelined requests', isAnswered, many)
  for (const garbage of ['\0\0\0\0', '}{'.repeat(1000), '\r\n\r\nX\r\n\r\n', 'GET\r\n\r\n']) {
    const answer = await sendRaw(target.port, get + garbage + get)
    const [, ...rest] = answer.statuses
    attempts.count('garbage in a pipeline', rest.every(isRefusal), answer)
  }
  for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'OPTIONS', 'M-SEARCH', 'QUERY']) {
    for (const path of ['/', '/healthz', '/all-buyers', '/assets/', '*']) {
      const head = [`${method} ${path} HTTP/1.1`, hostOf(target), 'Connection: close']
      const answer = await sendRaw(target.port, requestOf(head))
      const isHeld = answer.statuses.length === 1 && answer.statuses.every(isRefusal)
      attempts.count(`${method} ${path}`, isHeld, answer)
    }
  }
}
