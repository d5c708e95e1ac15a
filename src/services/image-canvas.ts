import pLimit from 'p-limit'
import { PICTURE_TYPES, SMALLEST_PICTURE } from '../domain/constants.ts'
import type { CropArea } from '../domain/crop.ts'
import { FailureError } from '../domain/failure.ts'
import { message } from '../domain/message.ts'

/** The longest side of a picture that is sent, in pixels: the image host keeps none that is larger. */
const LONGEST_SIDE = 1600
/** The largest file that the image host takes, in bytes. */
const LARGEST_UPLOAD = 8 * 1024 * 1024
const QUALITY = 0.92

/** A picture of 48 megapixels takes 190 MB while it is decoded, so a phone decodes one at a time. */
const turns = pLimit(1)

/** A picture as it is sent. */
type FittedPicture = { file: File; isTooSmall: boolean }

/**
 * Returns the picture as the image host takes it: a smaller, upright JPEG where the file is too large or of another
 * format, else the file itself, also where this browser cannot read what the host may. Throws FailureError for a file that
 * neither can read.
 */
export function fitImage(file: File): Promise<FittedPicture> {
  return turns(async () => {
    const isTaken =
      PICTURE_TYPES.some((known) => known === file.type) && file.size <= LARGEST_UPLOAD
    const bitmap = await createImageBitmap(file).catch(() => null)
    if (bitmap === null) {
      if (isTaken) return { file, isTooSmall: false }
      throw new FailureError({ kind: 'rejected', reason: message('pictureUnreadable') })
    }
    const { width, height } = bitmap
    const longest = Math.max(width, height)
    try {
      const isAsSent = isTaken && longest <= LONGEST_SIDE
      const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
      return {
        file: isAsSent ? file : await cut(bitmap, { x: 0, y: 0, width, height }, name),
        isTooSmall: longest < SMALLEST_PICTURE,
      }
    } finally {
      bitmap.close()
    }
  })
}

/** Cuts a part out of a picture, as a JPEG file. Throws FailureError for a picture that the browser cannot read. */
export async function cropImage(url: string, area: CropArea): Promise<File> {
  try {
    const image = new Image()
    // A canvas gives out the pixels of another host's picture only where that host allows it.
    image.crossOrigin = 'anonymous'
    image.src = url
    await image.decode()
    return await cut(image, area, 'cropped.jpg')
  } catch (error) {
    const reason = message('pictureNotCropped')
    throw new FailureError({ kind: 'rejected', reason }, { cause: error })
  }
}

/** Returns a part of a picture as a JPEG file. The browser reads a picture upright, by its EXIF orientation. */
async function cut(
  image: CanvasImageSource,
  { x, y, width, height }: CropArea,
  name: string,
): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await encode(canvas)
  // Safari keeps the pixels of a canvas until the garbage collector finds it.
  canvas.width = 0
  return new File([blob], name, { type: blob.type })
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (blob === null) throw new Error('The picture cannot be encoded.')
  return blob
}
