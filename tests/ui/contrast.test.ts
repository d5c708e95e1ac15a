import { describe, expect, test } from 'vitest'
import { type ColorName, dark, light } from '../../src/ui/theme/palette.ts'

/** Reads 'oklch(L C H)'; throws on any other notation, so that no colour goes unmeasured. */
const parse = (color: string): [number, number, number] => {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/u.exec(color)
  if (parts === null) throw new Error(`not an opaque OKLCH colour: ${color}`)
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel))

/** OKLCH to linear sRGB by the matrices of CSS Color 4, clipped to the gamut as a plain screen shows it. */
const linear = (color: string): [number, number, number] => {
  const [lightness, chroma, hue] = parse(color)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = (color: string) => {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio of two colours, 1 to 21. */
const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds: ColorName[] = ['paper', 'surface', 'sunken']
const pictureGrounds: ColorName[] = [
  'groundSand',
  'groundMoss',
  'groundSky',
  'groundRose',
  'groundPlum',
]

/** Every pair of text and ground that a component puts together. */
const text: [ColorName, ColorName][] = [
  ...grounds.flatMap((ground): [ColorName, ColorName][] => [
    ['ink', ground],
    ['inkQuiet', ground],
    ['positive', ground],
    ['held', ground],
    ['danger', ground],
  ]),
  ...pictureGrounds.map((ground): [ColorName, ColorName] => ['ink', ground]),
  ['ink', 'positiveGround'],
  ['ink', 'heldGround'],
  ['ink', 'dangerGround'],
  ['positive', 'positiveGround'],
  ['held', 'heldGround'],
  ['danger', 'dangerGround'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onPositive', 'positive'],
  ['onDanger', 'danger'],
  ['paper', 'ink'],
]

/** Outlines, rings, signs and the fill of the accent: what shows that something is a control. */
const controls: [ColorName, ColorName][] = [
  ...(['paper', 'surface'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['edge', ground],
    ['accent', ground],
    ['focus', ground],
  ]),
  ['focus', 'sunken'],
  ['positiveGround', 'ink'],
  ['dangerGround', 'ink'],
]

const themes = { light, dark }

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const palette = themes[theme]

  test.each(text)('%s on %s reads at 4.5:1', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s beside %s is seen at 3:1', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the measure knows the ends of the scale', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBe(1)
})
