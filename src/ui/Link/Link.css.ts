import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const base = style({
  borderRadius: vars.radius.small,
  transition: `text-decoration-color ${vars.motion.quick}, color ${vars.motion.quick}`,
})

/** A standalone link has a touch target of its own. */
const target = style({
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  },
})

export const link = styleVariants({
  inline: [base, { textDecorationLine: 'underline', ':hover': { textDecorationThickness: '2px' } }],
  quiet: [
    base,
    target,
    {
      color: vars.color.inkQuiet,
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.line,
      ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' },
    },
  ],
  nav: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tiny,
      minBlockSize: '2.75rem',
      fontWeight: vars.weight.medium,
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.35em',
      textDecorationThickness: '2px',
      ':hover': { textDecorationColor: vars.color.line },
      selectors: { '&[aria-current]': { textDecorationColor: 'currentColor' } },
      // Forced colours override `transparent`, so only the current link keeps its underline.
      '@media': {
        [media.forced]: { selectors: { '&:not([aria-current])': { textDecorationLine: 'none' } } },
      },
    },
  ],
  chip: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tiny,
      minBlockSize: '2.25rem',
      paddingInline: vars.space.small,
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.round,
      fontSize: vars.size.small,
      fontWeight: vars.weight.medium,
      textDecorationLine: 'none',
      ':hover': { background: vars.color.sunken },
      selectors: {
        '&[aria-current]': {
          borderColor: vars.color.ink,
          background: vars.color.ink,
          color: vars.color.paper,
        },
      },
      '@media': {
        [media.touch]: { minBlockSize: '2.75rem' },
        [media.forced]: { selectors: { '&[aria-current]': { borderWidth: '3px' } } },
      },
    },
  ],
  block: [base, { display: 'block', textDecorationLine: 'none' }],
})

/** A button styled as a link. */
export const act = style([
  base,
  target,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    minBlockSize: '1.75rem',
    color: vars.color.inkQuiet,
    fontSize: vars.size.small,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.line,
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:not([aria-disabled="true"]):hover': {
        color: vars.color.ink,
        textDecorationColor: 'currentColor',
      },
      '&[aria-disabled="true"]': { cursor: 'default', textDecorationLine: 'none' },
      '&[aria-busy="true"]': { textDecorationLine: 'underline', textDecorationStyle: 'dotted' },
    },
  },
])
