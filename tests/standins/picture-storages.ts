import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Folder } from '../../server/standins/images/folder.ts'
import type { PictureFiles } from '../../server/standins/images/picture-files.ts'
import { S3Bucket } from '../../server/standins/images/s3-bucket.ts'
import { startS3 } from './s3-server.ts'

/** A place for the files of pictures, with nothing in it. */
export type PictureStorage = {
  /** Opens it, as each server does that shares it. */
  open(): Promise<PictureFiles>
  /** Returns the names of the stored files, sorted. */
  names(): Promise<string[]>
  remove(): Promise<void>
}

async function createFolder(): Promise<PictureStorage> {
  const path = await mkdtemp(join(tmpdir(), 'loppis-folder-'))
  return {
    open: () => Folder.open(path),
    names: async () => (await readdir(path)).toSorted(),
    remove: () => rm(path, { recursive: true }),
  }
}

async function createBucket(): Promise<PictureStorage> {
  const server = await startS3()
  return { open: () => S3Bucket.open(server.s3), names: server.names, remove: server.remove }
}

/** Every kind of storage; what a test says of pictures holds in each. */
export const storages: readonly [name: string, create: () => Promise<PictureStorage>][] = [
  ['a folder', createFolder],
  ['a bucket of S3', createBucket],
]
