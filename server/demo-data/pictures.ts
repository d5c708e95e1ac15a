import sharp from 'sharp'
import { hexOf, type Oklch } from './colour.ts'
import { cutOut } from './objects.ts'
import type { PictureRecipe } from './shapes.ts'
import { stableRandom } from './stable-random.ts'

/** Part of every picture's key. Increment it when a change below alters the picture. */
export const COMPOSITION = 1

/**
 * The side of the square canvas in pixels. The renders are 256 pixels wide, so a larger canvas would show no more
 * detail and would take twice as long.
 */
const SIDE = 640
/** The approximate share of the canvas that the object's longer side takes. */
const SHARE = 0.62

/** Background colours: sand, moss, clay, sky, straw, rose, sage. Neighbours in the list differ most. */
const GROUNDS = [
  [0.885, 0.042, 84],
  [0.86, 0.036, 130],
  [0.85, 0.05, 48],
  [0.865, 0.028, 232],
  [0.875, 0.05, 96],
  [0.862, 0.036, 18],
  [0.87, 0.028, 175],
] as const satisfies readonly Oklch[]

/** Returns the background as SVG: lit from the upper left, with the object's shadow. */
function groundOf(ground: number, shadow: { width: number; bottom: number } | null): Buffer {
  const [lightness, chroma, hue] = GROUNDS[ground % GROUNDS.length] ?? GROUNDS[0]
  const shade = hexOf([lightness - 0.42, chroma * 1.3, hue])
  const stops = [0.5, 0.42, 0.26, 0.11, 0.03, 0]
    .map(
      (opacity, index) =>
        `<stop offset="${index / 5}" stop-color="${shade}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  const ellipse =
    shadow === null
      ? ''
      : `<ellipse cx="${SIDE / 2}" cy="${shadow.bottom}" rx="${shadow.width * 0.56}" ry="${shadow.width * 0.085}" fill="url(#shadow)"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs>
      <radialGradient id="light" cx="0.34" cy="0.26" r="0.95">
        <stop offset="0" stop-color="${hexOf([lightness + 0.016, chroma * 0.92, hue])}"/>
        <stop offset="1" stop-color="${hexOf([lightness - 0.018, chroma * 1.06, hue])}"/>
      </radialGradient>
      <radialGradient id="shadow">${stops}</radialGradient>
    </defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#light)"/>${ellipse}
  </svg>`)
}

/**
 * Renders a product's picture as a square PNG: its object on a coloured background. `key` determines a small variation
 * of size and rotation, so the same key gives the same picture. `ground` is an index of the background colours, which
 * wraps around. Where `folder` is null, the picture is only the background.
 */
export async function composePicture(
  folder: string | null,
  key: string,
  recipe: PictureRecipe,
  ground: number,
): Promise<Buffer> {
  if (folder === null) return sharp(groundOf(ground, null)).png({ compressionLevel: 1 }).toBuffer()
  const size = Math.round(SIDE * SHARE * (0.96 + 0.1 * stableRandom(`size ${key}`)))
  const degrees = Math.round((stableRandom(`turn ${key}`) - 0.5) * 60) / 10
  const object = await cutOut(folder, recipe, { size, degrees })
  const { width, height } = object.raw
  const top = Math.round((SIDE - height) / 2 - SIDE * 0.01)
  return sharp(groundOf(ground, { width, bottom: top + height }))
    .composite([{ ...object, left: Math.round((SIDE - width) / 2), top }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}
