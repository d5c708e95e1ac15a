import { statfs } from 'node:fs/promises'

/** PGlite does not survive a write to a full disk, and its write-ahead log grows by 16 MB at a time. */
const LEAST_BYTES = 48 * 1024 * 1024

/** The disk has too little free space for a write; `code` is PostgreSQL's disk_full. */
class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = '53100'
}

/** Throws DiskFull where the disk of `folder` has less free space than a write may need. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_BYTES) throw new DiskFull(`There is too little room in ${folder}.`)
}
