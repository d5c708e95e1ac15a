import { FailureError } from '../domain/failure.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { UploadOptions } from './image-upload.ts'

/** Uploads pictures to the image host (rule L3) and previews them in the browser. */
export type ImageService = ReturnType<typeof createImages>

/** `uploadUrl`: the URL that receives a picture as the multipart field `image`; it includes the host's API key. */
export function createImages({ uploadUrl }: { uploadUrl: string }) {
  return {
    /** Uploads a picture. Throws Failed; a file that the host would reject is rejected before a byte is sent. */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadPicture } = await fetchUpload()
      return uploadPicture(uploadUrl, file, options)
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

/** Loads the upload code with the first picture. */
async function fetchUpload() {
  try {
    return await import('./image-upload.ts')
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}
