import sharp, { type Sharp } from 'sharp'
import { recognise } from './recognise.ts'
import { PictureRefused } from './refusals.ts'

// Each picture is processed once, so that a cache of its steps is 50 MB for nothing.
sharp.cache(false)

/** Part of every picture's name. Increment it when a change below alters the output for the same bytes. */
export const RECIPE = 2

/** The widths that the screens request, in CSS and device pixels. */
const WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600]

/** The longest side of a stored picture, in pixels: enough for a large window. A picture
 * that was stored when this was less stays as it is. */
const LONGEST_SIDE = 1600

/** 40 megapixels: more than a phone camera's picture, far less than a decompression bomb. */
const PIXEL_LIMIT = 40_000_000
const SECONDS = 20
/** The background of transparent pictures; the same in every format and theme. */
const PAPER = '#f7f3ea'
/** The width of the thumbnail that the dominant colour is computed from, in pixels. */
const FROM_AFAR = 32

/** A decoded picture, encoded again before its renditions are rendered. */
type TakenIn = {
  width: number
  height: number
  /** The dominant colour, as #rgb. */
  colour: string
  jpeg: Uint8Array
  /** A lossless PNG, the source of the renditions. */
  original: Uint8Array
}

export type Rendition = { width: number; format: 'avif' | 'webp' }

/** Decoded pixels, upright, without metadata, no larger than LONGEST_SIDE. */
type Pixels = { data: Uint8Array; width: number; height: number }

const asPicture = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const format = recognise(bytes)
  if (format === undefined) throw new PictureRefused('picture-unreadable')
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (width * height > PIXEL_LIMIT) throw new PictureRefused('picture-too-many-pixels')
    const { data, info } = await picture
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new PictureRefused('picture-unreadable')
    return { data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (String(error).includes('pixel limit')) {
      throw new PictureRefused('picture-too-many-pixels', { cause: error })
    }
    throw new PictureRefused('picture-damaged', { cause: error })
  }
}

/**
 * Decodes an uploaded picture and encodes it again. None of the uploaded bytes are stored, which removes EXIF data,
 * colour profiles and data appended to the picture.
 *
 * @throws PictureRefused when the bytes are not an accepted picture.
 */
export async function ingest(bytes: Uint8Array): Promise<TakenIn> {
  const pixels = await decode(bytes)
  const [jpeg, original, colour] = await Promise.all([
    asPicture(pixels).jpeg({ quality: 82, progressive: true }).toBuffer(),
    asPicture(pixels).png({ compressionLevel: 1 }).toBuffer(),
    colourOf(pixels),
  ])
  return { width: pixels.width, height: pixels.height, colour, jpeg, original }
}

/** Returns the dominant colour as sharp computes it, with four bits per channel. */
async function colourOf(pixels: Pixels): Promise<string> {
  const afar = await asPicture(pixels).resize(FROM_AFAR).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = afar.info
  const { dominant } = await asPicture({ data: afar.data, width, height }).stats()
  const { r, g, b } = dominant
  return `#${[r, g, b].map((channel) => (channel >> 4).toString(16)).join('')}`
}

/** Returns the renditions of a picture of this width, narrowest first and never enlarged. */
export function renditionsOf(width: number): Rendition[] {
  const widths = new Set(WIDTHS.map((each) => Math.min(each, width)))
  return [...widths].flatMap((each) => [
    { width: each, format: 'avif' },
    { width: each, format: 'webp' },
  ])
}

/** Decodes a stored original. */
export async function readPixels(original: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes one rendition. */
export function render(pixels: Pixels, { width, format }: Rendition): Promise<Uint8Array> {
  const resized = asPicture(pixels).resize(width)
  return format === 'avif'
    ? resized.avif({ quality: 46, effort: 1 }).toBuffer()
    : resized.webp({ quality: 76, effort: 2 }).toBuffer()
}
