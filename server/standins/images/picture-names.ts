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

/** The lossless original that renditions are rendered from; deleted when all of them exist. */
const ORIGINAL = '.png'

/** Returns the file of the original of the picture `name`. */
export const originalFile = (name: string): string => name + ORIGINAL

/** Returns whether a file is an original. */
export const isOriginal = (file: string): boolean => file.endsWith(ORIGINAL)

/** Returns the picture of an original. */
export const pictureOfOriginal = (file: string): string => file.slice(0, -ORIGINAL.length)

/** Returns the main file of the picture `name`, a JPEG. */
export const mainFile = (name: string): string => `${name}.jpg`

/** Returns the file of a rendition of the picture `name`. */
export const fileOf = (name: string, { width, format }: Rendition): string =>
  `${name}-${width}.${format}`

/** Returns the picture and the type of a file that may be served; null for any other name. */
export function parseFile(name: string): { picture: string; contentType: string } | null {
  const [, picture = '', format = ''] = FILE.exec(name) ?? []
  const contentType = CONTENT_TYPES[format]
  return contentType === undefined ? null : { picture, contentType }
}
