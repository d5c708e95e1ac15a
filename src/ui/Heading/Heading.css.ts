import { styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const heading = styleVariants({
  poster: {
    fontSize: vars.size.poster,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.05em',
    lineHeight: 0.94,
    // In a narrow column full lines read better than balanced ones.
    textWrap: 'wrap',
    '@media': {
      [media.tablet]: { textWrap: 'balance' },
      [media.desktop]: { textWrap: 'wrap' },
    },
  },
  headline: {
    fontSize: vars.size.headline,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.04em',
    lineHeight: 1.02,
    textWrap: 'balance',
  },
  title: {
    fontSize: vars.size.title,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.028em',
    lineHeight: 1.12,
    textWrap: 'balance',
  },
  subtitle: {
    fontSize: vars.size.subtitle,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.018em',
    lineHeight: 1.25,
  },
  label: {
    fontSize: vars.size.body,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.01em',
    lineHeight: 1.35,
  },
})
