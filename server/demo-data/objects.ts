import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Pixels, pixelsOf } from './pixels.ts'
import type { PictureRecipe } from './shapes.ts'

/** MIT-licensed 3D renders, used as product pictures: a development dependency. */
const PACKAGE = '@lobehub/fluent-emoji-3d'

/** The height of the tallest object, as a share of the width of the widest. */
const TALLER = 1.22

/** Returns the folder of the renders; null where the package is not installed, as in production. */
export function findObjects(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
    return join(dirname(manifest), 'assets')
  } catch {
    return null
  }
}

/**
 * Cuts an object out of its render, rotated by `degrees`, to be at most `size` pixels wide. A tall object may be a
 * fifth higher than wide objects are wide.
 */
export async function cutOut(
  folder: string,
  { object, hue = 0, mirrored = false }: PictureRecipe,
  { size, degrees }: { size: number; degrees: number },
): Promise<Pixels> {
  const render = sharp(join(folder, `${object}.webp`))
    .trim()
    .flop(mirrored)
  if (hue !== 0) render.modulate({ hue })
  const upright = await pixelsOf(render)
  // Each step has its own pipeline, since sharp applies the steps of one pipeline in a fixed order.
  const turned = await pixelsOf(again(upright).rotate(degrees, { background: '#0000' }))
  return pixelsOf(
    again(turned)
      .trim()
      .resize(size, Math.round(size * TALLER), { fit: 'inside', kernel: 'lanczos3' })
      .sharpen(),
  )
}

const again = ({ input, raw }: Pixels) => sharp(input, { raw })
