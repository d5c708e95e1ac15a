import type { Socket } from 'node:net'
import { isDone } from './client.ts'
import type { Attempts } from './report.ts'
import { BOUNDARY, openSocket, requestOf } from './sockets.ts'
import type { Target } from './target.ts'

const SLOW_SENDERS = 150
const DRIP_MS = 100
/** While others are slow, a response takes no longer than this, also on a busy machine. */
const PATIENCE_MS = 15_000
const ASKED = 20

/** Connections that send a byte at a time, in the head and in the body. The server goes on answering others. */
export async function attackBySlowness(target: Target, attempts: Attempts): Promise<void> {
  const host = `Host: 127.0.0.1:${target.port}`
  const head = ['GET /healthz HTTP/1.1', host].join('\r\n')
  const beginnings: Record<string, string> = {
    'without a byte': '',
    'in the head': head,
    'in the body': requestOf([
      'POST /webhooks/cards HTTP/1.1',
      host,
      'Content-Type: application/json',
      'Content-Length: 50000',
    ]),
    'in a sign-in': requestOf([
      'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword HTTP/1.1',
      host,
      'Content-Length: 5000',
    ]),
    'in chunks': requestOf(['POST /webhooks/cards HTTP/1.1', host, 'Transfer-Encoding: chunked']),
    'in an upload': requestOf(
      [
        'POST /standins/images/upload HTTP/1.1',
        host,
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        'Content-Length: 5000000',
      ],
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
    ),
  }
  const sockets: Socket[] = []
  const texts = Object.values(beginnings)
  for (let index = 0; index < SLOW_SENDERS; index += 1) {
    const socket = await openSocket(target.port)
    sockets.push(socket)
    socket.write(texts[index % texts.length] ?? '')
  }
  const drip = setInterval(() => {
    for (const [index, socket] of sockets.entries()) {
      if (index % texts.length > 0 && socket.writable) socket.write('1')
    }
  }, DRIP_MS)
  try {
    await askMeanwhile(target, `while ${SLOW_SENDERS} connections are slow`, attempts)
  } finally {
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
  }
  await askMeanwhile(target, 'after the slow connections are cut off', attempts)
}

/** Asks for a response, a list and a page several times, each on a new turn of the others. */
async function askMeanwhile(target: Target, when: string, attempts: Attempts): Promise<void> {
  for (let round = 0; round < ASKED; round += 1) {
    for (const path of ['/healthz', '/v2/home-advertisements', '/']) {
      const answer = await target.ask({ method: 'GET', path })
      const isQuick = answer.milliseconds < PATIENCE_MS
      attempts.count(`GET ${path} ${when}`, isDone(answer) && isQuick, answer)
    }
  }
}

/** How long the texts are that take more than linear time where an expression goes back; a head may have 16 kB. */
const LONG = 15_000
const TIMES = 7

/** Texts in an address, of which each once made an expression of the log go back again and again. */
const REPEATED = ['-eyJ', 'eyJ-', '%40', '@.', 'Bearer ', '_secret', 'sk_live_', '%25']

/** A text that is made for an expression takes no longer than a plain one of its length. */
export async function attackByLongTexts({ ask }: Target, attempts: Attempts): Promise<void> {
  // On a busy machine, the shortest time is that of the server alone.
  const shortestOf = async (path: string) => {
    let shortest = Number.POSITIVE_INFINITY
    for (let time = 0; time < TIMES; time += 1) {
      shortest = Math.min(shortest, (await ask({ method: 'GET', path })).milliseconds)
    }
    return shortest
  }
  for (const text of REPEATED.map(encodeURI)) {
    const plain = await shortestOf(`/${'a'.repeat(LONG)}`)
    const made = await shortestOf(`/${text.repeat(LONG / text.length)}`)
    attempts.count(`GET /${text}… takes no longer than a plain path`, made <= 3 * plain + 20, {
      exchange: `${Math.round(made)} ms, and ${Math.round(plain)} ms for a plain path`,
    })
  }
}
