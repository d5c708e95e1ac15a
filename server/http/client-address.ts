import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Returns the client's IP address: that of the connection or, behind proxies, the one that the outermost trusted proxy
 * reports. Returns the /64 network of an IPv6 address, since one owner has all of it; null without a connection. Some proxies
 * add the port, which differs with each connection.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
  const forwarded = listOf(context, 'x-forwarded-for').at(-trustedProxies)
  const address = (trustedProxies > 0 ? forwarded : undefined) ?? connectionOf(context)
  if (address === null) return null
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}

/** Returns the address of '192.0.2.1:4711' and of '[2001:db8::1]:4711'. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')

/** Returns whether the outermost trusted proxy received the request over TLS. */
export function cameByTls(context: Context, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false
  const protocols = listOf(context, 'x-forwarded-proto')
  return (protocols.at(-trustedProxies) ?? protocols.at(0)) === 'https'
}

function listOf(context: Context, header: string): string[] {
  const entries = (context.req.header(header) ?? '').split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '')
}

/** The bindings that the HTTP server adds to a request. A request made in process has none. */
type Connected = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

function connectionOf(context: Context): string | null {
  const connected: Connected = context.env
  return connected?.incoming?.socket?.remoteAddress ?? null
}

/** Returns the first 64 bits of an IPv6 address as a /64 prefix. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = after === undefined ? [] : after.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
