import { createHash } from 'node:crypto'
import { RECIPE, type Rendition } from './renditions.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
const FILE = /^([0-9a-f]{24})(?:-\d{1,4})?\.(avif|webp|jpg)$/

/** Returns the name of the picture with this content: the same for the same bytes and recipe. */
export const nameOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${RECIPE}:`).update(bytes).digest('hex').slice(0, 24)

/** Returns the file of a rendition of the picture `name`. */
export const fileOf = (name: string, { width, format }: Rendition): string =>
  `${name}-${width}.${format}`

/** Returns the picture and the type of a file that may be served; null for any other name. */
export function parseFile(name: string): { picture: string; contentType: string } | null {
  const [, picture = '', format = ''] = FILE.exec(name) ?? []
  const contentType = CONTENT_TYPES[format]
  return contentType === undefined ? null : { picture, contentType }
}
