import type { Raw, Sharp } from 'sharp'

/** In pixels. */
export type Size = { width: number; height: number }

/** Raw pixels, as input of a sharp pipeline or composition. */
export type Pixels = { input: Buffer; raw: Raw }

/** Runs a pipeline. */
export async function pixelsOf(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels } }
}

/** Returns an SVG drawing as input of a sharp pipeline or composition. */
export function svg({ width, height }: Size, definitions: string, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definitions}</defs>${content}</svg>`,
  )
}

/** Returns an SVG filter that fills its element with fractal noise; `matrix` maps the noise to colour and opacity. */
export function noise(
  id: string,
  { frequency, octaves, seed }: { frequency: string; octaves: number; seed: number },
  matrix: string,
): string {
  return `<filter id="${id}" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>
    <feColorMatrix values="${matrix}"/>
  </filter>`
}
