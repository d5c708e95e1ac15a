import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3 } from '../../config/s3.ts'
import type { StartError } from '../../config/start-error.ts'
import { isOriginal } from './picture-names.ts'
import type { PictureFiles } from './picture-files.ts'
import { accessError, isMissing, notS3, openingError } from './s3-errors.ts'

/** The deadline of a request, with the SDK's own repetitions, in milliseconds. */
const PATIENCE_MS = 10_000

/** Originals are apart, so that a start lists the few unfinished pictures and not every file. */
const ORIGINALS = 'originals/'
const keyOf = (name: string): string => (isOriginal(name) ? ORIGINALS : 'images/') + name

type Options = { patience?: number }
type Deadline = { abortSignal: AbortSignal }

/**
 * A bucket of Amazon S3, or of a server that speaks its protocol. It needs the rights to list the bucket, and to get, put
 * and delete its objects. A file is complete or absent, because S3 stores the whole body or nothing.
 */
export class S3Bucket implements PictureFiles {
  readonly #s3: S3
  readonly #client: S3Client
  readonly #patience: number

  private constructor(s3: S3, patience: number) {
    this.#s3 = s3
    this.#patience = patience
    this.#client = new S3Client({
      region: s3.region,
      ...(s3.credentials !== null && { credentials: s3.credentials }),
      // Other servers rarely have a host name for each bucket.
      ...(s3.endpoint !== null && { endpoint: s3.endpoint, forcePathStyle: true }),
      // Many of them refuse the checksums that the SDK adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Before megabytes, the SDK asks whether it may send them; a server that ignores the question costs seconds.
      expectContinueHeader: false,
    })
  }

  /**
   * Opens a bucket. `patience` is the deadline of each request in milliseconds. Throws StartError where the server
   * refuses the bucket or the credentials; a server that does not answer is no reason not to start.
   */
  static async open(s3: S3, { patience = PATIENCE_MS }: Options = {}): Promise<S3Bucket> {
    const bucket = new S3Bucket(s3, patience)
    const refusal = await bucket.#refusal()
    if (refusal !== null) throw refusal
    return bucket
  }

  async #refusal(): Promise<StartError | null> {
    try {
      const { Name } = await this.#page(this.#deadline(), { MaxKeys: 1 })
      // The SDK takes an empty response for a list.
      return Name === undefined ? notS3(this.#s3) : null
    } catch (error) {
      return openingError(this.#s3, error)
    }
  }

  /** A bucket has room for every picture. */
  async requireRoom(): Promise<void> {}

  async write(files: Readonly<Record<string, Uint8Array>>): Promise<void> {
    const { bucket: Bucket } = this.#s3
    for (const [name, Body] of Object.entries(files)) {
      await this.#ask((options) =>
        this.#client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body }), options),
      )
    }
  }

  read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const { bucket: Bucket } = this.#s3
    return this.#askFor(async (options) => {
      const command = new GetObjectCommand({ Bucket, Key: keyOf(name) })
      const { Body } = await this.#client.send(command, options)
      return Body === undefined ? null : new Uint8Array(await Body.transformToByteArray())
    })
  }

  async remove(name: string): Promise<void> {
    const { bucket: Bucket } = this.#s3
    await this.#ask((options) =>
      this.#client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), options),
    )
  }

  async originals(): Promise<string[]> {
    const found: { name: string; at: number }[] = []
    let token: string | undefined
    do {
      const page = await this.#ask((options) => this.#page(options, { ContinuationToken: token }))
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        found.push({ name: Key.slice(ORIGINALS.length), at: LastModified?.getTime() ?? 0 })
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
    return found.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
  }

  async writtenAt(name: string): Promise<number> {
    const { bucket: Bucket } = this.#s3
    const head = await this.#askFor((options) =>
      this.#client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), options),
    )
    return head?.LastModified?.getTime() ?? 0
  }

  #page(options: Deadline, part: { MaxKeys?: number; ContinuationToken?: string | undefined }) {
    const { bucket: Bucket } = this.#s3
    const command = new ListObjectsV2Command({ Bucket, Prefix: ORIGINALS, ...part })
    return this.#client.send(command, options)
  }

  #deadline(): Deadline {
    return { abortSignal: AbortSignal.timeout(this.#patience) }
  }

  async #ask<Answer>(request: (options: Deadline) => Promise<Answer>): Promise<Answer> {
    const options = this.#deadline()
    try {
      return await request(options)
    } catch (error) {
      throw accessError(this.#s3, error, { isLate: options.abortSignal.aborted })
    }
  }

  /** Asks for an object; null where there is none. */
  #askFor<Answer>(request: (options: Deadline) => Promise<Answer>): Promise<Answer | null> {
    return this.#ask(async (options) => {
      try {
        return await request(options)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    })
  }
}
