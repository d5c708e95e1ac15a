import { refine, size } from 'superstruct'
import { PlainText } from './decode.ts'

export const LONGEST_ADDRESS = 2000

/** The source of a regular expression for the path of a picture on this server's own image host. */
export const OWN_PICTURE = String.raw`/images/[\w-]+\.\w+`
export const OWN_ADDRESS = new RegExp(`^${OWN_PICTURE}$`)

/** Our pages show pictures by https alone (server/security-headers.ts), except those of a host on this machine. */
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
