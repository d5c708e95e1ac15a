import { connect, type Socket } from 'node:net'

/** A connection on which nothing has arrived for this long is taken as answered. */
const SILENCE_MS = 1500
const LONGEST_EXCERPT = 160

export type RawAnswer = {
  /** The statuses of all responses on the connection, in order. */
  statuses: number[]
  text: string
  exchange: string
}

/**
 * Opens a connection to the server on this machine. A reset by the server ends it without an error. `localAddress` is
 * the caller's own address. Rejects where this machine does not have it.
 */
export function openSocket(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', () => socket.destroy())
      resolve(socket)
    })
  })
}

/** Sends bytes over a new connection, and returns what arrives until the server closes it or is silent. */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  localAddress?: string,
): Promise<RawAnswer> {
  const socket = await openSocket(port, localAddress)
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.setTimeout(SILENCE_MS, () => resolve())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve())
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const sent = typeof bytes === 'string' ? bytes : `(${bytes.length} bytes)`
  return { statuses, text, exchange: `${shortened(sent)} -> ${shortened(text) || '(closed)'}` }
}

const shortened = (text: string) =>
  text.length > LONGEST_EXCERPT
    ? `${JSON.stringify(text.slice(0, LONGEST_EXCERPT))}… (${text.length} bytes)`
    : JSON.stringify(text)

/** Returns the bytes of a request with these lines in its head. */
export const requestOf = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`

/** The boundary of a multipart body. A shorter one makes the whole form invalid. */
export const BOUNDARY = '----boundary-of-an-attacker-0123456789'
