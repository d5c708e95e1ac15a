import { failureOf } from '../../src/domain/failure.ts'
import type { UploadedPicture } from '../../src/domain/picture.ts'
import { createImages } from '../../src/services/images.ts'

declare global {
  interface Window {
    /** Uploads a small picture; resolves to the result or the failure. */
    upload: (uploadUrl: string) => Promise<UploadedPicture | { failure: unknown }>
  }
}

window.upload = (uploadUrl) =>
  createImages({ uploadUrl })
    .upload(new File(['picture'], 'bicycle.png', { type: 'image/png' }), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    .catch((error: unknown) => ({ failure: failureOf(error) }))
