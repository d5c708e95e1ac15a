import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Who calls: the address of the connection or, behind proxies, what the outermost of them saw. An IPv6 network counts
 * as one, as its owner has all of its addresses. null: the request came by no connection.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
  const forwarded = listOf(context, 'x-forwarded-for').at(-trustedProxies)
  const address = (trustedProxies > 0 ? forwarded : undefined) ?? connectionOf(context)
  if (address === null) return null
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}

/** Whether the request came to the outermost proxy by TLS. */
export function cameByTls(context: Context, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false
  const protocols = listOf(context, 'x-forwarded-proto')
  return (protocols.at(-trustedProxies) ?? protocols.at(0)) === 'https'
}

function listOf(context: Context, header: string): string[] {
  const entries = (context.req.header(header) ?? '').split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '')
}

/** What the HTTP server puts beside a request; nothing, where a request is made in the process itself. */
type Connected = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

function connectionOf(context: Context): string | null {
  const connected: Connected = context.env
  return connected?.incoming?.socket?.remoteAddress ?? null
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = after === undefined ? [] : after.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
