import type { Context } from 'hono'
import { refine, size } from 'superstruct'
import { PlainText } from './decode.ts'
import { Problem } from './problem.ts'

export const LONGEST_ADDRESS = 2000

/** The source of a regular expression for the path of a picture on this server's own image host. */
export const OWN_PICTURE = String.raw`/images/[\w-]+\.\w+`
export const OWN_ADDRESS = new RegExp(`^${OWN_PICTURE}$`)

/** Our pages show pictures by https alone (server/http/security-headers.ts), except those of a host on this machine. */
const WEB_ADDRESS = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)/i

/** The URL of a picture on the web, or the path of one on this server's own image host. */
export const PictureAddress = refine(
  size(PlainText, 1, LONGEST_ADDRESS),
  'picture',
  (address) =>
    OWN_ADDRESS.test(address) ||
    (WEB_ADDRESS.test(address) && URL.canParse(address)) ||
    'Expected the address of a picture',
)

/** The hosts whose pictures have another host than the uploads. */
const PICTURES_OF: Readonly<Record<string, string>> = { 'api.imgbb.com': 'i.ibb.co' }

/** Returns the hosts of the pictures that go to an image host; none for this server's own. */
export function pictureHostsOf(uploadUrl: string | null): string[] {
  if (uploadUrl === null) return []
  const { host } = new URL(uploadUrl)
  return [host, PICTURES_OF[host] ?? []].flat()
}

/**
 * Throws invalid-request unless each of these pictures is on this server or on the image host: the host of a picture learns
 * when somebody reads it.
 */
export function requireHosted(
  context: Context,
  pictures: readonly string[],
  { pictureHosts }: { pictureHosts: readonly string[] },
): void {
  const isHosted = (address: string) => {
    if (OWN_ADDRESS.test(address)) return true
    if (!URL.canParse(address)) return false
    const { host, pathname } = new URL(address)
    const isOwn = host === new URL(context.req.url).host && OWN_ADDRESS.test(pathname)
    return isOwn || pictureHosts.includes(host)
  }
  if (pictures.every(isHosted)) return
  throw new Problem('invalid-request', "The field 'pictures' is missing or wrong.")
}
