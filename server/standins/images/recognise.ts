/** The accepted formats, detected from the bytes and never from the file name or the Content-Type. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff]

/** Returns the format by the signature in the first bytes; undefined for anything else, SVG and GIF included. */
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
