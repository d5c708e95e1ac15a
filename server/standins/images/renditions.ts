import sharp, { type Sharp } from 'sharp'
import { PictureRefused, recognise } from './recognise.ts'

/** Raise it when anything below changes what is made of the same bytes: it is part of a picture's name. */
export const RECIPE = 1

/** The widths in CSS and device pixels that the screens ask for. */
const WIDTHS: readonly number[] = [160, 320, 480, 640, 960]

/** 40 megapixels: more than a telephone takes, far less than a decompression bomb unfolds to. */
const PIXEL_LIMIT = 40_000_000
const TALLEST = 1920
const SECONDS = 20
/** What shows through a transparent picture; the same in every format and on every theme. */
const PAPER = '#f7f3ea'
/** From so few pixels it is seen which colour there is most of. */
const FROM_AFAR = 32

/** A picture as it is served where its renditions are not there yet. */
type TakenIn = {
  width: number
  height: number
  /** The colour that there is most of, as #rgb. */
  colour: string
  jpeg: Uint8Array
  /** The same without loss: what the renditions are made from. */
  original: Uint8Array
}

export type Rendition = { width: number; format: 'avif' | 'webp' }

const NOT_A_PICTURE =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.'
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one under 40 megapixels.'

/** Decoded pixels, upright, without metadata, no wider than the widest width. */
type Pixels = { data: Uint8Array; width: number; height: number }

const asPicture = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const format = recognise(bytes)
  if (format === undefined) throw new PictureRefused(415, NOT_A_PICTURE)
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (width * height > PIXEL_LIMIT) throw new PictureRefused(413, TOO_MANY_PIXELS)
    const { data, info } = await picture
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(WIDTHS.at(-1), TALLEST, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new PictureRefused(422, NOT_A_PICTURE)
    return { data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (String(error).includes('pixel limit')) {
      throw new PictureRefused(413, TOO_MANY_PIXELS, { cause: error })
    }
    throw new PictureRefused(422, 'This picture is damaged and could not be read.', {
      cause: error,
    })
  }
}

/**
 * Takes an uploaded picture in. Nothing of the bytes that came in is kept: they are decoded and drawn anew, so EXIF,
 * colour profiles and whatever hides behind a picture are gone.
 *
 * @throws PictureRefused when the bytes are not a picture that is taken in.
 */
export async function takeIn(bytes: Uint8Array): Promise<TakenIn> {
  const pixels = await decode(bytes)
  const [jpeg, original, colour] = await Promise.all([
    asPicture(pixels).jpeg({ quality: 82, progressive: true }).toBuffer(),
    asPicture(pixels).png({ compressionLevel: 1 }).toBuffer(),
    colourOf(pixels),
  ])
  return { width: pixels.width, height: pixels.height, colour, jpeg, original }
}

/** The colour that there is most of, in four bits a channel, as the library counts it. */
async function colourOf(pixels: Pixels): Promise<string> {
  const afar = await asPicture(pixels).resize(FROM_AFAR).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = afar.info
  const { dominant } = await asPicture({ data: afar.data, width, height }).stats()
  const { r, g, b } = dominant
  return `#${[r, g, b].map((channel) => (channel >> 4).toString(16)).join('')}`
}

/** The renditions of a picture so wide, the narrowest first; it is never blown up. */
export function renditionsOf(width: number): Rendition[] {
  const widths = new Set(WIDTHS.map((each) => Math.min(each, width)))
  return [...widths].flatMap((each) => [
    { width: each, format: 'avif' },
    { width: each, format: 'webp' },
  ])
}

/** An original as it was taken in. */
export async function readPixels(original: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Makes one of them. */
export function render(pixels: Pixels, { width, format }: Rendition): Promise<Uint8Array> {
  const resized = asPicture(pixels).resize(width)
  return format === 'avif'
    ? resized.avif({ quality: 50, effort: 1 }).toBuffer()
    : resized.webp({ quality: 76, effort: 2 }).toBuffer()
}
