import sharp from 'sharp'
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

type Rendition = { width: number; format: 'avif' | 'webp' | 'jpg'; bytes: Uint8Array }
export type Renditions = { width: number; height: number; files: Rendition[] }

const NOT_A_PICTURE =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.'
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one under 40 megapixels.'

/** Decoded pixels, upright, without metadata, no wider than the widest width. */
type Pixels = { data: Uint8Array; width: number; height: number }

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
 * Makes every file the screens need out of one uploaded picture. Nothing of the bytes that came in is kept: they are
 * decoded and drawn anew, so EXIF, colour profiles and whatever hides behind a picture are gone.
 *
 * @throws PictureRefused when the bytes are not a picture that is taken in.
 */
export async function render(bytes: Uint8Array): Promise<Renditions> {
  const { data, width, height } = await decode(bytes)
  const raw = { width, height, channels: 3 } as const
  const widths = new Set(WIDTHS.map((each) => Math.min(each, width)))
  const resized = (to: number) => sharp(data, { raw }).resize(to)

  const jobs: Array<Promise<Rendition>> = [
    sharp(data, { raw })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer()
      .then((made) => ({ width, format: 'jpg', bytes: made })),
  ]
  for (const each of widths) {
    jobs.push(
      resized(each)
        .avif({ quality: 50, effort: 1 })
        .toBuffer()
        .then((made) => ({ width: each, format: 'avif', bytes: made })),
      resized(each)
        .webp({ quality: 76, effort: 2 })
        .toBuffer()
        .then((made) => ({ width: each, format: 'webp', bytes: made })),
    )
  }
  return { width, height, files: await Promise.all(jobs) }
}
