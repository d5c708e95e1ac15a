import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { family } from './font.css.ts'
import { type ColorName, dark, light } from './palette.ts'
import { motion, radius, size, space, weight } from './scales.ts'

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

/** Both palettes in one value each: the browser chooses by `color-scheme`, so a theme costs no second style sheet. */
const color = { ...light }
for (const name of names) color[name] = `light-dark(${light[name]}, ${dark[name]})`

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(vars, { color, space, size, weight, radius, motion, family }),
})

globalStyle('[data-theme="light"]', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' })
