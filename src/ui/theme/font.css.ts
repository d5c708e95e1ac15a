import { globalFontFace } from '@vanilla-extract/css'
import latin from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
import latinExtended from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2'
import { NAME } from './font-face.ts'

const FALLBACK = 'Familjen Grotesk fallback'

globalFontFace(NAME, [
  {
    src: `url(${latin}) format('woff2')`,
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD',
  },
  {
    src: `url(${latinExtended}) format('woff2')`,
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0, U+2113',
  },
])

// Arial and its metric-compatible fonts, adjusted to Familjen Grotesk, so that the font swap causes no layout shift:
// its mean advance is 0.943 (bold 0.92) of Arial's, its ascent 1.025 em and its descent 0.225 em.
const local = "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')"
const localBold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')"

globalFontFace(FALLBACK, [
  {
    src: local,
    fontWeight: '400 550',
    sizeAdjust: '94.32%',
    ascentOverride: '108.67%',
    descentOverride: '23.85%',
    lineGapOverride: '0%',
  },
  {
    src: localBold,
    fontWeight: '551 700',
    sizeAdjust: '92%',
    ascentOverride: '111.41%',
    descentOverride: '24.46%',
    lineGapOverride: '0%',
  },
])

export const family = `'${NAME}', '${FALLBACK}', system-ui, sans-serif`
