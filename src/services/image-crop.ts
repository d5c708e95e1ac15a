import type { CropArea } from '../domain/crop.ts'
import { FailureError } from '../domain/failure.ts'
import { message } from '../domain/message.ts'

/** The longer side of a cropped picture, in pixels: larger than any page shows one. */
const LONGEST_SIDE = 2400
const QUALITY = 0.92

/** Cuts a part out of a picture, as a JPEG file. Throws Failed for a picture that the browser cannot read. */
export async function cropImage(url: string, area: CropArea): Promise<File> {
  try {
    const image = new Image()
    // A canvas gives out the pixels of another host's picture only where that host allows it.
    image.crossOrigin = 'anonymous'
    image.src = url
    await image.decode()
    const blob = await encode(cut(image, area))
    return new File([blob], 'cropped.jpg', { type: blob.type })
  } catch (error) {
    const reason = message('pictureNotCropped')
    throw new FailureError({ kind: 'rejected', reason }, { cause: error })
  }
}

function cut(image: HTMLImageElement, { x, y, width, height }: CropArea): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  const blob = await promise
  if (blob === null) throw new Error('The picture cannot be encoded.')
  return blob
}
