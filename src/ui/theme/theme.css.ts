import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { family } from './font.css.ts'
import { type ColorName, contrastDark, contrastLight, dark, light } from './palette.ts'
import { media, motion, radius, size, space, weight } from './scales.ts'

/** The one theme contract: every colour, step, size and duration that a style may name. */
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

/** Two palettes in one value each: the browser chooses by `color-scheme`, so dark costs no second style sheet. */
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

// On paper it is day.
globalStyle(':root:root', { '@media': { [media.print]: { colorScheme: 'light' } } })
