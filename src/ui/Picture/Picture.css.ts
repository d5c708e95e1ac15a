import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  background: vars.color.groundSand,
  selectors: {
    // Read from an attribute because the CSP forbids inline styles. Browsers without typed `attr()`, and invalid
    // colours, fall back to the ground colour.
    '&[data-colour]': { background: `attr(data-colour type(<color>), ${vars.color.groundSand})` },
    // A file of the public folder: a picture that no page needs is no part of the styles.
    '&[data-broken]': {
      background: `${vars.color.groundSand} url('/no-picture.svg') center / cover`,
    },
  },
})

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '4 / 3' },
  whole: { blockSize: '100%', borderRadius: 0, background: 'none' },
})

const filling = style({
  inlineSize: '100%',
  blockSize: '100%',
  selectors: {
    // Hides the browser's own mark of a broken image; a screen reader still reads the alt text.
    '[data-broken] > &': { opacity: 0 },
  },
})

export const image = style([filling, { objectFit: 'cover' }])
export const uncropped = style([filling, { objectFit: 'contain' }])
