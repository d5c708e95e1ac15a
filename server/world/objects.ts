import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Raw, type Sharp } from 'sharp'
import type { PictureRecipe } from './shapes.ts'

/** The MIT-licensed renders that stand for the things: a development dependency. */
const PACKAGE = '@lobehub/fluent-emoji-3d'

/** Pixels with alpha, as another pipeline or a composition takes them. */
export type CutOut = { input: Buffer; raw: Raw }

/** The folder of the renders; null where the package is not installed, as in production. */
export function findObjects(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
    return join(dirname(manifest), 'assets')
  } catch {
    return null
  }
}

/** Cuts one object out of its render, turned by `degrees`, to fit a square of `size` pixels. */
export async function cutOut(
  folder: string,
  { object, hue = 0, mirrored = false }: PictureRecipe,
  { size, degrees }: { size: number; degrees: number },
): Promise<CutOut> {
  const render = sharp(join(folder, `${object}.webp`))
    .trim()
    .flop(mirrored)
  if (hue !== 0) render.modulate({ hue })
  const upright = await pixelsOf(render)
  // A pipeline of its own for each step, since sharp keeps its own order of steps within one.
  const turned = await pixelsOf(again(upright).rotate(degrees, { background: '#0000' }))
  return pixelsOf(
    again(turned).trim().resize(size, size, { fit: 'inside', kernel: 'lanczos3' }).sharpen(),
  )
}

const again = ({ input, raw }: CutOut) => sharp(input, { raw })

async function pixelsOf(pipeline: Sharp): Promise<CutOut> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels } }
}
