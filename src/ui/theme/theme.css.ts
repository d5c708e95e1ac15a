import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { family } from './font.css.ts'
import { type ColorName, contrastDark, contrastLight, dark, light } from './palette.ts'
import { media, motion, radius, size, space, weight } from './scales.ts'

/** The theme contract: every colour, size, spacing step and duration that a style may use. */
export const vars = createThemeContract({
  color: light,
  space,
  size,
  weight,
  radius,
  motion,
  family: '',
})

const names = Object.keys(light).filter((name): name is ColorName => name in light)

type Palette = Record<ColorName, string>

/** Merges two palettes with `light-dark()`: `color-scheme` selects one, so dark needs no second style sheet. */
function bySystem(bright: Palette, dim: Palette): Palette {
  const color = { ...bright }
  for (const name of names) color[name] = `light-dark(${bright[name]}, ${dim[name]})`
  return color
}

const color = bySystem(light, dark)
const contrast = assignVars(vars.color, bySystem(contrastLight, contrastDark))

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(vars, { color, space, size, weight, radius, motion, family }),
  '@media': { [media.contrast]: { vars: contrast } },
})

globalStyle('[data-theme="light"]', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' })
globalStyle('[data-theme="contrast"]', { vars: contrast })

// Print always uses the light palette.
globalStyle(':root:root', { '@media': { [media.print]: { colorScheme: 'light' } } })
