import { FailureError, failureOf } from '../domain/failure.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { UploadOptions } from './image-upload.ts'

/** Uploads pictures to the image host (rule L3) and previews them in the browser. */
export type ImageService = ReturnType<typeof createImages>

type Options = {
  /** The URL that receives a picture as the multipart field `image`; it includes the host's API key. */
  uploadUrl: string
  /** The marketplace server. Only its image stand-in gets the access token. */
  market?: { apiUrl: string; readToken: () => string | null }
}

export function createImages({ uploadUrl, market }: Options) {
  return {
    /**
     * Uploads a picture. Throws Failed, `unauthorized` only from the stand-in; a file that the host would reject is
     * rejected before a byte is sent.
     */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadPicture } = await fetchUpload()
      if (market === undefined || !isStandIn(uploadUrl, market.apiUrl)) {
        return uploadPicture(uploadUrl, file, options)
      }
      const accessToken = market.readToken()
      return uploadPicture(uploadUrl, file, { ...options, accessToken }).catch(failUnauthorized)
    },

    /**
     * Creates an object URL for the file and reports it once the browser has decoded the image. Returns a cleanup
     * function that revokes the URL and stops the reports.
     */
    preview(file: File, on: { shown: (url: string) => void; unreadable: () => void }): () => void {
      const url = URL.createObjectURL(file)
      let isWanted = true
      const image = new Image()
      image.src = url
      image.decode().then(
        () => isWanted && on.shown(url),
        () => isWanted && on.unreadable(),
      )
      return () => {
        isWanted = false
        URL.revokeObjectURL(url)
      }
    },
  }
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

/** Loads the upload code with the first picture. */
async function fetchUpload() {
  try {
    return await import('./image-upload.ts')
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}
