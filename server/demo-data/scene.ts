import sharp from 'sharp'
import { hexOf, type Oklch } from './colour.ts'
import { noise, type Pixels, pixelsOf, type Size, svg } from './pixels.ts'

/** Where a product is photographed: a wall, and the table, floor or cloth that the product stands on. */
export type Scene = {
  wall: Oklch
  surface: Oklch
  material: keyof typeof MATERIALS
}

/** The turbulence of each material; the strength is the opacity of its darkest spots. */
const MATERIALS = {
  // Long streaks along the planks.
  wood: { frequency: '0.006 0.16', octaves: 4, strength: 0.8 },
  cloth: { frequency: '0.2 0.26', octaves: 2, strength: 0.36 },
  stone: { frequency: '0.02 0.03', octaves: 5, strength: 0.4 },
} as const

/** Neighbours in the list differ most. */
const SCENES: readonly Scene[] = [
  { wall: [0.9, 0.018, 84], surface: [0.7, 0.075, 62], material: 'wood' },
  { wall: [0.82, 0.028, 140], surface: [0.84, 0.018, 90], material: 'cloth' },
  { wall: [0.87, 0.03, 50], surface: [0.56, 0.06, 50], material: 'wood' },
  { wall: [0.84, 0.02, 235], surface: [0.78, 0.008, 230], material: 'stone' },
  { wall: [0.89, 0.036, 92], surface: [0.74, 0.05, 72], material: 'wood' },
  { wall: [0.86, 0.024, 25], surface: [0.82, 0.022, 40], material: 'cloth' },
  { wall: [0.83, 0.02, 180], surface: [0.64, 0.055, 58], material: 'wood' },
]

/** The y coordinate of the line between wall and surface, as a share of the height. */
const HORIZON = 0.66
/** Joints between the planks, as shares of the surface's height. */
const JOINTS = [0.1, 0.3, 0.62]

/** The scene is slightly out of focus, as behind a photographed object; sharp texture takes many bytes. */
const BLUR = 3

const rendered = new Map<string, Promise<Pixels>>()

/**
 * Returns an empty scene of `side` by `side` pixels. `ground` is an index of the scenes, which wraps around. A scene is
 * rendered once, because its turbulence takes a tenth of a second.
 */
export function sceneOf(ground: number, side: number): Promise<Pixels> {
  const index = ground % SCENES.length
  const key = `${index} ${side}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const scene = SCENES[index]
  if (scene === undefined) throw new Error(`There is no scene ${ground}.`)
  const pixels = renderScene(scene, { width: side, height: side })
  rendered.set(key, pixels)
  return pixels
}

/** Renders an empty scene. */
export const renderScene = (scene: Scene, size: Size): Promise<Pixels> =>
  pixelsOf(sharp(drawingOf(scene, size)).blur(BLUR).removeAlpha())

function drawingOf({ wall, surface, material }: Scene, size: Size): Buffer {
  const { width, height } = size
  const horizon = Math.round(height * HORIZON)
  const depth = height - horizon
  const { strength, ...turbulence } = MATERIALS[material]
  const tone = ([lightness, chroma, hue]: Oklch, by: number) => hexOf([lightness + by, chroma, hue])
  const joints = JOINTS.map(
    (share) =>
      `<path d="M0 ${horizon + depth * share}H${width}" stroke="${tone(surface, -0.16)}" stroke-width="${1 + share * 2}" opacity="0.55"/>`,
  )
  const onWall = `width="${width}" height="${horizon}"`
  const onSurface = `y="${horizon}" width="${width}" height="${depth}"`
  return svg(
    size,
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stop-color="${tone(wall, 0.035)}"/>
        <stop offset="0.55" stop-color="${tone(wall, -0.01)}"/>
        <stop offset="1" stop-color="${tone(wall, -0.09)}"/>
      </linearGradient>
      <linearGradient id="surface" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${tone(surface, -0.03)}"/>
        <stop offset="1" stop-color="${tone(surface, 0.035)}"/>
      </linearGradient>
      <linearGradient id="corner" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-opacity="0"/>
        <stop offset="1" stop-opacity="0.16"/>
      </linearGradient>
      <radialGradient id="vignette" cx="0.42" cy="0.4" r="0.85">
        <stop offset="0.55" stop-color="#1a120a" stop-opacity="0"/>
        <stop offset="1" stop-color="#1a120a" stop-opacity="0.22"/>
      </radialGradient>
      ${noise('grain', { ...turbulence, seed: 7 }, `0 0 0 0 0.12  0 0 0 0 0.08  0 0 0 0 0.05  ${strength} 0 0 0 ${-strength * 0.38}`)}
      ${noise('plaster', { frequency: '0.008 0.011', octaves: 3, seed: 3 }, '0 0 0 0 0.2  0 0 0 0 0.16  0 0 0 0 0.12  0.24 0 0 0 -0.09')}
      <filter id="soft" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${height / 50}"/></filter>
      <clipPath id="onWall"><rect ${onWall}/></clipPath>`,
    `<rect ${onWall} fill="url(#wall)"/>
    <rect ${onWall} filter="url(#plaster)"/>
    <g clip-path="url(#onWall)"><path transform="scale(${width} ${height})" filter="url(#soft)" fill="#fff6e0" opacity="0.2"
      d="M0.06 0H0.28L0.62 0.7H0.34Z M0.35 0H0.58L0.97 0.7H0.69Z"/></g>
    <rect y="${horizon - height * 0.05}" width="${width}" height="${height * 0.05}" fill="url(#corner)"/>
    <rect ${onSurface} fill="url(#surface)"/>
    <rect ${onSurface} filter="url(#grain)"/>
    ${material === 'wood' ? joints.join('') : ''}
    <path d="M0 ${horizon}H${width}" stroke="${tone(surface, -0.22)}" stroke-width="2" opacity="0.6"/>
    <rect width="${width}" height="${height}" fill="url(#vignette)"/>
`,
  )
}
