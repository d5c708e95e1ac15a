import { FailureError } from '../domain/failure.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { ImageHost } from './image-host.ts'
import type { UploadOptions } from './image-upload.ts'

/** Uploads pictures to the image host (rule L3) and previews them in the browser. */
export type ImageService = ReturnType<typeof createImages>

export function createImages(host: ImageHost) {
  return {
    /**
     * Uploads a picture. Throws Failed, `unauthorized` only from the stand-in; a file that the host would reject is
     * rejected before a byte is sent.
     */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadTo } = await fetchUpload()
      return uploadTo(host, file, options)
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
    return await import('./image-host.ts')
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}
