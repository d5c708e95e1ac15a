import pLimit from 'p-limit'
import { boolean, is, nonempty, optional, string, type, unknown } from 'superstruct'
import { FailureError, type Failure, LONGEST_SILENCE, timedOut } from '../domain/failure.ts'
import type { UploadedPicture, UploadProgress } from '../domain/picture.ts'
import { PictureSourcesStruct } from '../domain/product.ts'

export type UploadOptions = {
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/** `accessToken`: only for the image stand-in of the marketplace server. */
type AuthorizedOptions = UploadOptions & { accessToken?: string | null }

const TakenStruct = type({
  success: boolean(),
  data: type({ url: nonempty(string()), sources: optional(unknown()) }),
})
/** `code`: an extension; imgbb's own codes are numbers. */
const RefusedStruct = type({ error: type({ message: nonempty(string()), code: unknown() }) })

/** Uploads a picture to the image host and returns its URLs. Throws FailureError. */
export async function uploadPicture(
  uploadUrl: string,
  file: File,
  options: AuthorizedOptions,
): Promise<UploadedPicture> {
  return turns(async () => {
    // The upload may have been stopped while it waited; a listener added now would not hear of it.
    if (options.signal.aborted) throw new FailureError({ kind: 'noAnswer' })
    return pictureIn(await deliver(uploadUrl, file, options))
  })
}

/** Three uploads share a phone's connection better than eight; the others wait. */
const turns = pLimit(3)

type Answer = { status: number; text: string }

/** The time-out of an upload whose progress is unknown, in milliseconds: enough for 8 MB at 27 kB/s. */
const LONGEST_UNKNOWN = 300_000

/**
 * An upload progress listener makes the browser send a CORS preflight, which not every host supports. If nothing was
 * sent because of that, the upload is retried without progress events.
 */
async function deliver(uploadUrl: string, file: File, options: AuthorizedOptions): Promise<Answer> {
  let sent = 0
  const onProgress = (progress: UploadProgress) => {
    sent = Math.max(sent, progress.sent)
    options.onProgress(progress)
  }
  try {
    return await post(uploadUrl, file, options, onProgress)
  } catch (error) {
    const isForeign = new URL(uploadUrl, window.location.href).origin !== window.location.origin
    const isOver = options.signal.aborted || isTimedOut(error)
    if (sent > 0 || !isForeign || isOver) throw error
    return post(uploadUrl, file, options)
  }
}

const isTimedOut = (error: unknown) =>
  error instanceof FailureError &&
  error.failure.kind === 'noAnswer' &&
  error.failure.code === 'timeout'

/** Uses XMLHttpRequest, because fetch does not report upload progress. Times out when there is no progress. */
function post(
  uploadUrl: string,
  file: File,
  { signal, accessToken }: AuthorizedOptions,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Answer> {
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Answer>((resolve, reject) => {
    request.open('POST', uploadUrl)
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`)
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          reject(new FailureError(timedOut))
          request.abort()
        },
        onProgress === undefined ? LONGEST_UNKNOWN : LONGEST_SILENCE,
      )
    }
    const fail = () => reject(new FailureError({ kind: 'noAnswer' }))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    if (onProgress !== undefined) {
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        restartTimer()
        if (lengthComputable) onProgress({ sent: loaded, total })
      })
    }
    signal.addEventListener('abort', abort, { once: true })
    const body = new FormData()
    body.set('image', file)
    request.send(body)
    restartTimer()
  }).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  })
}

function pictureIn({ status, text }: Answer): UploadedPicture {
  const body = jsonIn(text)
  if (status < 200 || status > 299) throw new FailureError(refusalOf(status, body))
  if (is(body, type({ success: boolean() })) && !body.success)
    throw new FailureError(refusalOf(400, body))
  if (!is(body, TakenStruct)) {
    const message = 'The image host did not say where the picture is.'
    throw new FailureError({ kind: 'undecodable', message })
  }
  const { url, sources } = body.data
  // `sources` is an extension; another host's field of that name is ignored.
  if (!is(sources, PictureSourcesStruct)) return { image: url }
  const { avif, webp, colour } = sources
  return { image: url, imageSources: { avif, webp, ...(colour !== undefined && { colour }) } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const unexplained = {
  message: "We couldn't upload this picture.",
  code: 'picture-not-taken',
}

/** Maps an error response to a failure. A 401 concerns the host's API key, not the seller's session. */
function refusalOf(status: number, body: unknown): Failure {
  const { message, code } = is(body, RefusedStruct) ? body.error : unexplained
  const refusal = { message, ...(typeof code === 'string' && { code }) }
  if ([400, 413, 415, 422].includes(status)) return { kind: 'rejected', ...refusal }
  if (status === 429) return { kind: 'tooMany', ...refusal }
  return { kind: 'server', status, ...refusal }
}
