import { style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const list = style({
  zIndex: 9,
  minInlineSize: '12rem',
  maxBlockSize: 'min(30rem, 80dvh)',
  overflowY: 'auto',
  paddingBlock: vars.space.hair,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: `0 12px 32px -12px ${vars.color.scrim}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.tiny,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { fontWeight: vars.weight.bold },
  },
})
