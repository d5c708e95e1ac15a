import { LARGEST_PICTURE, PICTURE_TYPES } from './constants.ts'
import { ownSentences } from './own-sentences.ts'
import type { PictureSources } from './product.ts'

/** Where the image host keeps a picture; `imageSources`: the same in more formats, where it made them. */
export type UploadedPicture = { image: string; imageSources?: PictureSources }

/** Bytes of an upload, with what goes around the file. */
export type UploadProgress = { sent: number; total: number }

/** Why a file is not sent to the image host, in the seller's words; null where nothing is wrong with it. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (size === 0) return ownSentences.pictureEmpty
  if (!PICTURE_TYPES.some((known) => known === type)) return ownSentences.pictureUnreadable
  return size > LARGEST_PICTURE ? ownSentences.pictureTooLarge : null
}
