import sharp, { type OverlayOptions } from 'sharp'
import { noise, type Pixels, pixelsOf, type Size, svg } from './pixels.ts'

/** The colour of every shadow. */
const SHADE = '#1c120a'
/** The height of the cast shadow, as a share of the object's height: the light comes from the upper left. */
const FLATTENED = 0.34
/** The horizontal offset of the shadow for each pixel of its height. */
const SLANT = -0.9
/** Space around a shadow for its blurred edge, in pixels. */
const PENUMBRA = 36
const BLUR = 9
/** The opacity of the cast shadow. */
const OPACITY = 0.42
/** Shadows are rendered at a fraction of their size: they are blurred, and it takes a third of the time. */
const COARSE = 3

/** The opacity of scuffs and dust on a used object. */
const WEAR = { excellent: 0, good: 0.1, fair: 0.3 } as const

export type Wear = keyof typeof WEAR

/** The side of the texture of wear in pixels: the largest object's. */
const TEXTURE_SIDE = 540
let textures: Record<Wear, Promise<Buffer>> | undefined

/** Returns the texture of each wear as PNG. They are rendered once, because turbulence takes a tenth of a second. */
function wearTextures(): Record<Wear, Promise<Buffer>> {
  const texture = (wear: Wear) =>
    sharp(
      svg(
        { width: TEXTURE_SIDE, height: TEXTURE_SIDE },
        noise(
          'scuffs',
          { frequency: '0.02 0.03', octaves: 4, seed: 11 },
          '0 0 0 0 0.16  0 0 0 0 0.11  0 0 0 0 0.07  0 2.4 0 0 -1.1',
        ) +
          noise(
            'scratches',
            { frequency: '0.02 0.2', octaves: 2, seed: 5 },
            '0 0 0 0 0.9  0 0 0 0 0.86  0 0 0 0 0.8  0 0 2.4 0 -1.62',
          ),
        `<g opacity="${WEAR[wear]}"><rect width="100%" height="100%" filter="url(#scuffs)"/>
          <rect width="100%" height="100%" filter="url(#scratches)"/></g>`,
      ),
    )
      .png({ compressionLevel: 0 })
      .toBuffer()
  textures ??= { excellent: texture('excellent'), good: texture('good'), fair: texture('fair') }
  return textures
}

/**
 * Lights an object from the upper left and puts the wear of its condition on it. Its colours lose a quarter of their
 * saturation, because the renders are more colourful than photographs.
 */
export async function lit({ input, raw }: Pixels, wear: Wear): Promise<Pixels> {
  const { width, height } = raw
  const muted = await sharp(input, { raw })
    .modulate({ saturation: 0.74, brightness: 0.96 })
    // Turns a part of the renders' violet shadows to brown.
    .recomb([
      [0.97, 0.03, 0],
      [0.02, 0.97, 0.01],
      [0.06, 0.1, 0.84],
    ])
    .raw()
    .toBuffer()
  const texture = await sharp(await wearTextures()[wear])
    .extract({ left: 0, top: 0, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const light = svg(
    { width, height },
    `<linearGradient id="light" x1="0" y1="0.1" x2="1" y2="0.9">
      <stop offset="0" stop-color="#fff2d8" stop-opacity="0.22"/>
      <stop offset="0.45" stop-color="#fff2d8" stop-opacity="0"/>
      <stop offset="0.6" stop-color="${SHADE}" stop-opacity="0"/>
      <stop offset="1" stop-color="${SHADE}" stop-opacity="0.42"/>
    </linearGradient>`,
    '<rect width="100%" height="100%" fill="url(#light)"/>',
  )
  return pixelsOf(
    sharp(muted, { raw }).composite([
      { input: texture, blend: 'atop' },
      { input: light, blend: 'atop' },
    ]),
  )
}

/**
 * Returns the shadows of an object whose upper left corner is at `left` and `top` on a canvas of this size in pixels:
 * the shadow that it casts to the right, and the contact shadow under its foot.
 */
export async function shadowsOf(
  { input, raw }: Pixels,
  { left, top, canvas }: { left: number; top: number; canvas: Size },
): Promise<OverlayOptions[]> {
  const { width, height } = raw
  const foot = top + height
  const flat = Math.round(height * FLATTENED)
  const small = { width: Math.ceil(width / COARSE), height: Math.ceil(flat / COARSE) }
  const edge = PENUMBRA / COARSE
  // The opacity alone: resizing and blurring coloured pixels would leave a bright edge.
  const flattened = await sharp(input, { raw })
    .extractChannel(3)
    .resize(small.width, small.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const slanted = await sharp(flattened, { raw: { ...small, channels: 1 } })
    .affine([1, SLANT, 0, 1], { background: '#000' })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blurred = await sharp(slanted.data, { raw: slanted.info })
    .blur(BLUR / COARSE)
    .linear(OPACITY, 0)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const full = { width: slanted.info.width * COARSE, height: slanted.info.height * COARSE }
  const x = left - PENUMBRA
  const y = foot - flat - PENUMBRA - 4
  const visible = {
    width: Math.min(full.width - Math.max(0, -x), canvas.width - Math.max(0, x)),
    height: Math.min(full.height - Math.max(0, -y), canvas.height - Math.max(0, y)),
  }
  const opacity = await sharp(blurred, { raw: slanted.info })
    .resize(full.width, full.height, { fit: 'fill' })
    .extract({ left: Math.max(0, -x), top: Math.max(0, -y), ...visible })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const cast = await pixelsOf(
    sharp({ create: { ...visible, channels: 3, background: SHADE } }).joinChannel(opacity, {
      raw: { ...visible, channels: 1 },
    }),
  )
  const depth = Math.ceil(width * 0.1)
  const contact = svg(
    { width, height: depth },
    `<radialGradient id="contact">
      <stop offset="0" stop-color="${SHADE}" stop-opacity="0.62"/>
      <stop offset="0.6" stop-color="${SHADE}" stop-opacity="0.25"/>
      <stop offset="1" stop-color="${SHADE}" stop-opacity="0"/>
    </radialGradient>`,
    `<ellipse cx="50%" cy="50%" rx="46%" ry="50%" fill="url(#contact)"/>`,
  )
  return [
    { ...cast, left: Math.max(0, x), top: Math.max(0, y) },
    { input: contact, left: left + 6, top: foot - 4 - Math.round(depth / 2) },
  ]
}
