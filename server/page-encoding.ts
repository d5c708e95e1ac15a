import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The start of a page, compressed; completes it with an end, which stays as it is. */
export type EncodedStart = (end: string) => Buffer

/** Worth a few milliseconds, not more, for a page that may be asked for once. */
const QUICK = 5

/** `tight`: as small as it gets, in a tenth of a second. Of gzip there is nothing tighter. */
export function encodedStart(
  start: string,
  encoding: Encoding,
  tight = false,
): Promise<EncodedStart> {
  return encoding === 'br'
    ? inBrotli(start, tight ? constants.BROTLI_MAX_QUALITY : QUICK)
    : inGzip(start)
}

/** RFC 7932: a meta-block that is not compressed, then an empty last one. */
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

/** RFC 1951 and 1952: a last block that is not compressed, then the sum and the length of all. */
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
