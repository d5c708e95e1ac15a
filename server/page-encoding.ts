import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The compressed start of a page; call it with the end, which is appended uncompressed, to get the whole body. */
export type EncodedStart = (end: string) => Buffer

/** The Brotli quality for a page that may be requested only once: it takes a few milliseconds. */
const QUICK = 5

/** Compresses the start of a page. `tight` uses the maximum Brotli quality, which takes 0.1 s; gzip ignores it. */
export function encodedStart(
  start: string,
  encoding: Encoding,
  tight = false,
): Promise<EncodedStart> {
  return encoding === 'br'
    ? inBrotli(start, tight ? constants.BROTLI_MAX_QUALITY : QUICK)
    : inGzip(start)
}

/** Appends the end as an uncompressed meta-block, then an empty last meta-block (RFC 7932). */
async function inBrotli(start: string, quality: number): Promise<EncodedStart> {
  const bytes = Buffer.from(start)
  const body = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  return (end) => {
    const rest = Buffer.from(end)
    const head = Buffer.alloc(3)
    head.writeUIntLE(((rest.length - 1) << 3) | (1 << 19), 0, 3)
    return Buffer.concat([body, head, rest, Buffer.of(3)])
  }
}

/** Appends the end as a final uncompressed block, then the CRC-32 and total length (RFC 1951 and 1952). */
async function inGzip(start: string): Promise<EncodedStart> {
  const bytes = Buffer.from(start)
  const body = await promisify(gzip)(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  const sum = crc32(bytes)
  return (end) => {
    const rest = Buffer.from(end)
    const head = Buffer.of(1, 0, 0, 0, 0)
    head.writeUInt16LE(rest.length, 1)
    head.writeUInt16LE(rest.length ^ 0xffff, 3)
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(crc32(rest, sum))
    tail.writeUInt32LE(bytes.length + rest.length, 4)
    return Buffer.concat([body, head, rest, tail])
  }
}
