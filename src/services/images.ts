import type { CropArea } from '../domain/crop.ts'
import { FailureError } from '../domain/failure.ts'
import { importAgain } from '../domain/lazy-code.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { ImageHost } from './image-host.ts'
import type { UploadOptions } from './image-upload.ts'

/** Uploads pictures to the image host (rule L3), and previews and crops them in the browser. */
export type ImageService = ReturnType<typeof createImages>

export function createImages(host: ImageHost) {
  return {
    /**
     * Uploads a picture. Throws Failed, `unauthorized` only from the stand-in; a file that the host would reject is
     * rejected before a byte is sent.
     */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadTo } = await fetchHost()
      return uploadTo(host, file, options)
    },

    /** Cuts a part out of the picture at a URL. Throws Failed. */
    async crop(url: string, area: CropArea): Promise<File> {
      const { cropImage } = await fetchHost()
      return cropImage(url, area)
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

/** Loads the code of uploads and crops with the first picture. */
async function fetchHost() {
  try {
    return await importAgain(() => import('./image-host.ts'))
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}
