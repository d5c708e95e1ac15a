import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Raw, type Sharp } from 'sharp'
import type { PictureRecipe } from './shapes.ts'

/** The MIT-licensed renders that stand for the things: a development dependency. */
const PACKAGE = '@lobehub/fluent-emoji-3d'

/** An object cut out: PNG with alpha, and its size in pixels. */
export type CutOut = { png: Buffer; width: number; height: number }

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
  const turned = await pixelsOf(sharp(...upright).rotate(degrees, { background: '#0000' }))
  const { data, info } = await sharp(...turned)
    .trim()
    .resize(size, size, { fit: 'inside', kernel: 'lanczos3' })
    .sharpen()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** What another pipeline can begin with: sharp keeps one order of steps within a pipeline. */
async function pixelsOf(pipeline: Sharp): Promise<[Buffer, { raw: Raw }]> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return [data, { raw: { width, height, channels } }]
}
