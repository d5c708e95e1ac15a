import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const noSmallDisk = 'No small disk can be mounted here: that needs root.'

export type SmallDisk = {
  folder: string
  /** Changes the size of the disk and keeps its files. */
  resize(megabytes: number): void
  unmount(): void
}

/** Mounts a disk in memory; returns null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    resize: (size) => void execFileSync('mount', ['-o', `remount,size=${size}m`, folder]),
    unmount() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
