import { FailureError, failureOf } from '../domain/failure.ts'
import { message } from '../domain/message.ts'
import { pictureProblem, type UploadedPicture } from '../domain/picture.ts'
import type { fitImage } from './image-canvas.ts'
import { uploadPicture, type UploadOptions } from './image-upload.ts'

// Every page loads the module that imports this one; a second import there would cost each of them bytes.
export { cropImage, fitImage } from './image-canvas.ts'

export type ImageHost = {
  /** The URL that receives a picture as the multipart field `image`; it includes the host's API key. */
  uploadUrl: string
  /** The marketplace server. Only its image stand-in gets the access token. */
  market?: { apiUrl: string; readToken: () => string | null }
}

/** Returns the picture of a file as `fit` makes it for the host. Throws FailureError `rejected` for one that the host would reject. */
export async function prepareImage(file: File, fit: typeof fitImage): Promise<File> {
  const problem = pictureProblem(file)
  if (problem !== null) throw new FailureError({ kind: 'rejected', reason: problem })
  const picture = await fit(file)
  if (picture.isTooSmall) {
    throw new FailureError({ kind: 'rejected', reason: message('pictureTooSmall') })
  }
  return picture.file
}

/** Uploads a picture to the host. Throws FailureError, `unauthorized` only from the stand-in. */
export async function uploadTo(
  { uploadUrl, market }: ImageHost,
  file: File,
  options: UploadOptions,
): Promise<UploadedPicture> {
  if (market === undefined || !isStandIn(uploadUrl, market.apiUrl)) {
    return uploadPicture(uploadUrl, file, options)
  }
  const accessToken = market.readToken()
  return uploadPicture(uploadUrl, file, { ...options, accessToken }).catch(failUnauthorized)
}

/** Returns whether the URL is the image stand-in at the origin that issues the access tokens. */
function isStandIn(uploadUrl: string, apiUrl: string): boolean {
  const { origin, pathname } = new URL(uploadUrl)
  return origin === new URL(apiUrl).origin && pathname.endsWith('/standins/images/upload')
}

/** Rethrows an error of the stand-in; its 401 is about the access token. */
function failUnauthorized(error: unknown): never {
  const failure = failureOf(error)
  if (failure.kind !== 'server' || failure.status !== 401) throw error
  throw new FailureError({ kind: 'unauthorized' }, { cause: error })
}
