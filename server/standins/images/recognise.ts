/** The formats that are taken in; named by what the bytes are, never by a file's name or its sender's word. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** A picture that is not taken in: the status to answer with and words for the person who sent it. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly status: 400 | 413 | 415 | 422
  constructor(status: 400 | 413 | 415 | 422, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff]

/** The format by the signature in the first bytes; undefined for anything else, SVG and GIF included. */
export function recognise(bytes: Uint8Array): PictureFormat | undefined {
  const starts = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

  if (starts(JPEG_SIGNATURE)) return 'jpeg'
  if (starts(PNG_SIGNATURE)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 12) === 'ftypavif') return 'avif'
  return undefined
}
