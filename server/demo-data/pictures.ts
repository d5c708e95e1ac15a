import sharp from 'sharp'
import { lit, shadowsOf, type Wear } from './lighting.ts'
import { cutOut } from './objects.ts'
import { sceneOf } from './scene.ts'
import type { PictureRecipe } from './shapes.ts'
import { stableRandom } from './stable-random.ts'

/** Part of every picture's key. Increment it when a change below alters the picture. */
export const COMPOSITION = 2

/**
 * The side of a picture, a square, in pixels. The renders are 256 pixels wide, so a larger canvas would show no more
 * detail and would take twice as long.
 */
export const SIDE = 640
/** The approximate share of the canvas that the object's longer side takes. */
const SHARE = 0.62
/** The y coordinate of the object's foot, as a share of the side. */
const FOOT = 0.86

/**
 * Renders a product's picture as a square PNG: its object in a scene, in the light of a window, with the wear of its
 * condition. `key` determines a small variation of size and rotation, so the same key gives the same picture. `ground`
 * is an index of the scenes, which wraps around. Where `folder` is null, the picture is only the scene.
 */
export async function composePicture(
  folder: string | null,
  key: string,
  recipe: PictureRecipe,
  ground: number,
  wear: Wear,
): Promise<Buffer> {
  const { input, raw } = await sceneOf(ground, SIDE)
  const scene = sharp(input, { raw })
  if (folder === null) return scene.png({ compressionLevel: 1 }).toBuffer()
  const size = Math.round(SIDE * SHARE * (0.96 + 0.1 * stableRandom(`size ${key}`)))
  const degrees = (recipe.turn ?? 0) + Math.round((stableRandom(`turn ${key}`) - 0.5) * 40) / 10
  const object = await cutOut(folder, recipe, { size, degrees })
  const left = Math.round((SIDE - object.raw.width) / 2)
  const top = Math.round(SIDE * FOOT) - object.raw.height
  return scene
    .composite([
      ...(await shadowsOf(object, { left, top, canvas: { width: SIDE, height: SIDE } })),
      { ...(await lit(object, wear)), left, top },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The side of the picture of a sold product: no page shows it larger, and its files take a third of the time. */
const SMALL_SIDE = 320

/** Returns a picture at the size of a sold product's. */
export const shrunk = (png: Buffer): Promise<Buffer> =>
  sharp(png).resize(SMALL_SIDE).png({ compressionLevel: 1 }).toBuffer()
