import { LARGEST_PICTURE, PICTURE_TYPES } from './constants.ts'
import type { PictureSources } from './product.ts'

/** Where the image host keeps a picture; `imageSources`: the same in more formats, where it made them. */
export type UploadedPicture = { image: string; imageSources?: PictureSources }

/** Bytes of an upload, with what goes around the file. */
export type UploadProgress = { sent: number; total: number }

export const UNREADABLE_PICTURE =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.'

/** Why a file is not sent to the image host, in the seller's words; null where nothing is wrong with it. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (!PICTURE_TYPES.some((known) => known === type)) return UNREADABLE_PICTURE
  if (size > LARGEST_PICTURE) {
    return 'This picture is larger than 8 MB. Please choose a smaller one.'
  }
  return null
}
