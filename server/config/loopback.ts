const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Returns whether a host is this machine: HOST, or the host name of a URL, which has an IPv6 address in brackets. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host.replaceAll(/^\[|\]$/g, ''))

/** Returns whether only this machine can reach the server: it listens on loopback, and no proxy passes requests on. */
export const isForThisMachine = (server: { host: string; trustedProxies: number }): boolean =>
  isLoopback(server.host) && server.trustedProxies === 0
