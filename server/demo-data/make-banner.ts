import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { lit, shadowsOf } from './lighting.ts'
import { cutOut, findObjects } from './objects.ts'
import { renderScene, type Scene } from './scene.ts'

/**
 * Generates the home page's banner, a still life of products, as AVIF and WebP at four widths in src/app/public/banner.
 * Run the script by hand after a change and commit its output; the server does not run it:
 *
 *     node server/demo-data/make-banner.ts
 */

const WIDTH = 1440
const HEIGHT = 960
const WIDTHS = [480, 768, 960, 1440]

/** The wall meets the table at two thirds of the height, as in the product pictures. */
const SCENE: Scene = {
  wall: [0.885, 0.036, 82],
  surface: [0.74, 0.062, 64],
  material: 'wood',
}

/** An object: the x of its centre, the y of its foot and the length of its longer side, in pixels of the banner. */
type Thing = {
  object: string
  x: number
  foot: number
  size: number
  degrees?: number
  mirrored?: boolean
  /** A hanging object casts no shadow on the table. */
  hangs?: true
}

/** In order from back to front. */
const things: readonly Thing[] = [
  { object: '1f5bc-fe0f', x: 800, foot: 300, size: 195, degrees: -2, hangs: true },
  { object: '1f3ee', x: 462, foot: 290, size: 165, hangs: true },
  { object: '1f570-fe0f', x: 955, foot: 690, size: 240 },
  { object: '1fab4', x: 1245, foot: 725, size: 390 },
  { object: '1fa91', x: 265, foot: 735, size: 430 },
  { object: '1f6b2', x: 610, foot: 765, size: 500 },
  { object: '1f3b8', x: 1080, foot: 780, size: 420, degrees: -38 },
  { object: '1f9f3', x: 150, foot: 845, size: 280 },
  { object: '1f4fb', x: 1265, foot: 870, size: 235 },
  { object: '1f4da', x: 385, foot: 880, size: 220 },
  { object: '1fad6', x: 635, foot: 885, size: 175 },
  { object: '1f4f7', x: 880, foot: 885, size: 240, degrees: -3 },
]

async function compose(folder: string): Promise<Buffer> {
  const canvas = { width: WIDTH, height: HEIGHT }
  const cord = `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="132"><path d="M3 0V132" stroke="#4a3527" stroke-width="4"/></svg>`
  const layers: OverlayOptions[] = [{ input: Buffer.from(cord), left: 459, top: 0 }]
  for (const { object, x, foot, size, degrees = 0, mirrored = false, hangs } of things) {
    const cut = await cutOut(folder, { object, mirrored }, { size, degrees })
    const place = { left: Math.round(x - cut.raw.width / 2), top: foot - cut.raw.height }
    if (hangs !== true) layers.push(...(await shadowsOf(cut, { ...place, canvas })))
    layers.push({ ...(await lit(cut, 'good')), ...place })
  }
  const { input, raw } = await renderScene(SCENE, canvas)
  return sharp(input, { raw }).composite(layers).removeAlpha().png().toBuffer()
}

const objects = findObjects()
if (objects === null) throw new Error('The renders are not installed: npm install brings them.')
const banner = await compose(objects)
const folder = fileURLToPath(new URL('../../src/app/public/banner/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const width of WIDTHS) {
  const picture = sharp(banner).resize(width)
  const name = join(folder, `banner-${width}`)
  await picture.clone().avif({ quality: 48, effort: 7 }).toFile(`${name}.avif`)
  await picture.clone().webp({ quality: 78, effort: 6 }).toFile(`${name}.webp`)
  const [avif, webp] = await Promise.all([stat(`${name}.avif`), stat(`${name}.webp`)])
  console.log(`${width}: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`)
}
