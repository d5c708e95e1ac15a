import { statfs } from 'node:fs/promises'
import { StartError } from '../config/start-error.ts'

const MEGABYTE = 1024 * 1024
/** PGlite does not survive a write to a full disk, and its write-ahead log grows by 16 MB at a time. */
const LEAST_BYTES = 48 * MEGABYTE

/** PostgreSQL's disk_full. */
const FULL = '53100'

/** The disk has too little free space for a write. */
class DiskFull extends StartError {
  override readonly name = 'DiskFull'
  readonly code = FULL
}

/**
 * Throws DiskFull where the disk of `folder` has less free space than a write of the database may need, and `bytes` for
 * anything else.
 */
export async function requireRoom(folder: string, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, LEAST_BYTES + bytes]
  if (free >= needed) return
  const inMegabytes = (size: number) => `${Math.round(size / MEGABYTE)} MB`
  throw new DiskFull(
    `The disk of ${folder} is too full: ${inMegabytes(free)} are free, and ${inMegabytes(needed)} are needed.`,
  )
}

/** Returns whether a write failed for want of space, also where `requireRoom` did not foresee it. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === FULL || code === 'ENOSPC' || code === 'EDQUOT'
}
