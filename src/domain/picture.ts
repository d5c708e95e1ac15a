import { type Message, message } from './message.ts'
import { LARGEST_PICTURE, PICTURE_TYPES } from './constants.ts'
import type { PictureSources } from './product.ts'

/** The picture's URL at the image host; `imageSources`: the same in more formats, when the host created them. */
export type UploadedPicture = { image: string; imageSources?: PictureSources }

/** Bytes of an upload, including the multipart envelope. */
export type UploadProgress = { sent: number; total: number }

/** The pictures of a form: the addresses of those that are uploaded, and how many are not, or not yet. */
export type PictureSet = { addresses: readonly string[]; unfinished: number }

export const noPictures: PictureSet = { addresses: [], unfinished: 0 }

/** Returns the message why a file cannot be uploaded; null when it can. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): Message | null {
  if (size === 0) return message('pictureEmpty')
  if (!PICTURE_TYPES.some((known) => known === type)) return message('pictureUnreadable')
  return size > LARGEST_PICTURE ? message('pictureTooLarge') : null
}
