import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'
import { cameByTls } from './client-address.ts'
import { isForThisMachine, isLoopback } from '../config/loopback.ts'
import { Problem } from './problem.ts'

type Settings = Partial<Pick<Config, 'publicOrigin' | 'host' | 'trustedProxies'>>

/** The Hono context key of the server's origin. */
const ORIGIN = 'origin'

/** A load balancer asks these by the server's address. */
const BY_ADDRESS = new Set(['/healthz', '/readyz'])

/**
 * Refuses requests for another host than the server's own, and sets the server's origin for `originOf`. Where a browser
 * resolves a stranger's name to this machine (DNS rebinding), the stranger's page can thus read nothing. Without
 * PUBLIC_ORIGIN, a server that other machines reach serves every host. Throws host-unknown.
 */
export function knownHosts(settings: Settings): MiddlewareHandler {
  const { publicOrigin = null, trustedProxies = 0 } = settings
  const isKnown = hostCheck(settings)
  return async (context, next) => {
    const url = new URL(context.req.url)
    if (!isKnown(url)) throw new Problem('host-unknown', `PUBLIC_ORIGIN is not ${url.host}.`)
    const protocol = cameByTls(context, trustedProxies) ? 'https:' : url.protocol
    context.set(ORIGIN, publicOrigin ?? `${protocol}//${url.host}`)
    await next()
  }
}

function hostCheck({
  publicOrigin = null,
  host = '',
  trustedProxies = 0,
}: Settings): (url: URL) => boolean {
  const own = publicOrigin === null ? null : new URL(publicOrigin).host
  if (own === null && !isForThisMachine({ host, trustedProxies })) return () => true
  return (url) => url.host === own || isLoopback(url.hostname) || BY_ADDRESS.has(url.pathname)
}

/** Returns the server's origin as the client of a request sees it, with https: behind a proxy that terminates TLS. */
export function originOf(context: Context): string {
  const origin: unknown = context.get(ORIGIN)
  return typeof origin === 'string' ? origin : new URL(context.req.url).origin
}
