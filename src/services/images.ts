import type { CropArea } from '../domain/crop.ts'
import { FailureError } from '../domain/failure.ts'
import { importAgain } from '../domain/lazy-code.ts'
import type { UploadedPicture } from '../domain/picture.ts'
import type { ImageHost } from './image-host.ts'
import type { UploadOptions } from './image-upload.ts'

/** Uploads pictures to the image host (rule L3), and previews and crops them in the browser. */
export type ImageService = ReturnType<typeof createImages>

export function createImages(host: ImageHost) {
  /** The preview and the upload of a file share its fitted picture. */
  const fitted = new WeakMap<File, ReturnType<typeof fitAnew>>()
  const fit = (file: File) => {
    const known = fitted.get(file)
    if (known !== undefined) return known
    const fitting = fitAnew(file)
    fitted.set(file, fitting)
    fitting.catch(() => fitted.delete(file))
    return fitting
  }
  return {
    /**
     * Uploads a picture, which is made smaller first where the host would not take it. Throws FailureError, `unauthorized` only
     * from the stand-in; a file that the host would reject is rejected before a byte is sent.
     */
    async upload(file: File, options: UploadOptions): Promise<UploadedPicture> {
      const { uploadTo, prepareImage } = await fetchHost()
      return uploadTo(host, await prepareImage(file, fit), options)
    },

    /** Cuts a part out of the picture at a URL. Throws FailureError. */
    async crop(url: string, area: CropArea): Promise<File> {
      const { cropImage } = await fetchHost()
      return cropImage(url, area)
    },

    /** Returns an object URL of the whole file, and a function that revokes it. */
    open(file: File): { url: string; close: () => void } {
      const url = URL.createObjectURL(file)
      return { url, close: () => URL.revokeObjectURL(url) }
    },

    /**
     * Creates an object URL for the picture as it is uploaded, and reports it once the browser has decoded the file.
     * Returns a cleanup function that revokes the URL and stops the reports.
     */
    preview(file: File, on: { shown: (url: string) => void; unreadable: () => void }): () => void {
      let isWanted = true
      let url = ''
      const show = async (picture: File) => {
        if (!isWanted) return
        url = URL.createObjectURL(picture)
        const image = new Image()
        image.src = url
        await image.decode().then(
          () => isWanted && on.shown(url),
          () => isWanted && on.unreadable(),
        )
      }
      // Without the code that makes it smaller, the file itself is shown.
      void fit(file)
        .then((picture) => picture.file)
        .catch(() => file)
        .then(show)
      return () => {
        isWanted = false
        URL.revokeObjectURL(url)
      }
    },
  }
}

async function fitAnew(file: File) {
  const { fitImage } = await fetchHost()
  return fitImage(file)
}

/** Loads the code of uploads and crops with the first picture. */
async function fetchHost() {
  try {
    return await importAgain(() => import('./image-host.ts'))
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}
