import { is, nonempty, optional, string, type } from 'superstruct'
import { type Message, message } from './message.ts'
import { CONVERTED_TYPES, LARGEST_PICTURE, PICTURE_TYPES } from './constants.ts'
import { type PictureSources, PictureSourcesStruct } from './product.ts'

/** The picture's URL at the image host; `imageSources`: the same in more formats, when the host created them. */
export type UploadedPicture = { image: string; imageSources?: PictureSources }

const UploadedPictureStruct = type({
  image: nonempty(string()),
  imageSources: optional(PictureSourcesStruct),
})

/** A picture of a form: a file that the user has chosen, or a picture that is at the image host already. */
export type PictureSource = File | UploadedPicture

/** Returns whether a picture of a form is at the image host already. */
export const isUploaded = (source: PictureSource): source is UploadedPicture => 'image' in source

/** Returns whether a stored value is a picture of a form. */
export const isPictureSource = (value: unknown): value is PictureSource =>
  value instanceof File || is(value, UploadedPictureStruct)

/** Bytes of an upload, including the multipart envelope. */
export type UploadProgress = { sent: number; total: number }

/** The pictures of a form: the addresses of those that are uploaded, and how many are not, or not yet. */
export type PictureSet = { addresses: readonly string[]; unfinished: number }

export const noPictures: PictureSet = { addresses: [], unfinished: 0 }

/** Returns the message why a file cannot be uploaded; null when it can. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): Message | null {
  if (file.size === 0) return message('pictureEmpty')
  const isKnown = [...PICTURE_TYPES, ...CONVERTED_TYPES].some((known) => known === file.type)
  if (!isKnown) return message('pictureUnreadable')
  return file.size > LARGEST_PICTURE ? message('pictureTooLarge') : null
}
