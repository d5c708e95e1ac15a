import { failureOf } from '../../src/domain/failure.ts'
import type { UploadedPicture, UploadProgress } from '../../src/domain/picture.ts'
import { createImages } from '../../src/services/images.ts'

/** The state of the image service that the page exposes. */
type ImageTrial = {
  /** Uploads the file of the page's file input; resolves to the result or the failure. */
  upload(uploadUrl: string): Promise<UploadedPicture | { failure: unknown }>
  progress: UploadProgress[]
  stop(): void
  /** Previews the selected file until `endPreview`; resolves to an address, or reports that it is no picture. */
  preview(): Promise<string>
  endPreview(): void
}

declare global {
  interface Window {
    images: ImageTrial
  }
}

const field = document.createElement('input')
field.type = 'file'
document.body.append(field)

function chosen(): File {
  const file = field.files?.[0]
  if (file === undefined) throw new Error('No file was chosen.')
  return file
}

let abort = new AbortController()
let endPreview = () => {}

window.images = {
  progress: [],
  upload(uploadUrl) {
    abort = new AbortController()
    window.images.progress = []
    return createImages({ uploadUrl })
      .upload(chosen(), {
        signal: abort.signal,
        onProgress: (progress) => window.images.progress.push(progress),
      })
      .catch((error: unknown) => ({ failure: failureOf(error) }))
  },
  stop: () => abort.abort(),
  preview: () =>
    new Promise((resolve) => {
      endPreview = createImages({ uploadUrl: '' }).preview(chosen(), {
        shown: resolve,
        unreadable: () => resolve('unreadable'),
      })
    }),
  endPreview: () => endPreview(),
}
