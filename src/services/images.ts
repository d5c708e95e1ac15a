import { Failed } from '../domain/failure.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { UploadOptions } from './image-upload.ts'

/** The image host (rule L3), and what the browser makes of a picture. */
export type ImageService = ReturnType<typeof createImages>

/** `uploadUrl`: where a picture is posted as the multipart field `image`; a host's key is part of it. */
export function createImages({ uploadUrl }: { uploadUrl: string }) {
  return {
    /** Sends a picture. Throws Failed; a file that the host would not take is refused before a byte is sent. */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadPicture } = await fetchUpload()
      return uploadPicture(uploadUrl, file, options)
    },

    /**
     * Makes an address under which this page shows the file, and tells it once the browser could draw it.
     * Returns the end of it: the address leads nowhere afterwards, and nothing more is told.
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

/** How a picture is sent is fetched with the first one. */
async function fetchUpload() {
  try {
    return await import('./image-upload.ts')
  } catch (error) {
    throw new Failed({ kind: 'noAnswer' }, { cause: error })
  }
}
