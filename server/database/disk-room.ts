import { statfs } from 'node:fs/promises'

/** PGlite does not survive a write that finds no room, and its log grows by 16 MB at a time. */
const LEAST_BYTES = 48 * 1024 * 1024

/** There is too little room on the disk to write; it has PostgreSQL's code for that (disk_full). */
class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = '53100'
}

/** Throws DiskFull where the disk that holds `folder` has less room than a write may need. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_BYTES) throw new DiskFull(`There is too little room in ${folder}.`)
}
