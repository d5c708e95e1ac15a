import { StartError } from '../../config/start-error.ts'

/** Throws where there is no room for `bytes` more. */
export type RoomGuard = (bytes: number) => Promise<void>

/**
 * The files of the pictures, by name. They are in a folder (folder.ts) or in a bucket of S3 (s3-bucket.ts); several
 * servers can share either. Every method throws FilesUnavailable while they cannot be reached.
 */
export type PictureFiles = {
  /** Throws DiskFull where there is no room for `bytes` more. */
  requireRoom: RoomGuard
  /** Writes files that belong together, in their order. Where it throws, the last one is not there. Throws DiskFull. */
  write(files: Readonly<Record<string, Uint8Array>>): Promise<void>
  /** Returns null when no file has this name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes a file, if one has this name. */
  remove(name: string): Promise<void>
  /** Returns the names of the originals, oldest first. Another server may remove one meanwhile. */
  originals(): Promise<string[]>
  /** Returns when a file was written, in milliseconds since 1970; 0 for a missing one. */
  writtenAt(name: string): Promise<number>
}

/** The files of the pictures cannot be reached, or not with these rights; `message` is one line for the operator. */
export class FilesUnavailable extends StartError {
  override readonly name = 'FilesUnavailable'
}
