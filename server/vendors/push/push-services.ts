/**
 * The hosts of the push services of Chrome and Edge, Firefox, Safari and Windows; a leading dot stands for any subdomain.
 * The server sends requests to no other host that a client names.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** Returns whether an endpoint belongs to a push service, or to one of the `others`, which are origins. */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  if (protocol !== 'https:' || port !== '') return false
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
