import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'

export const place = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
})

/** Over the corner of the icon. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '0.2rem',
  insetInlineEnd: '0.1rem',
  minInlineSize: '1.1rem',
  paddingInline: '0.25rem',
  borderRadius: '1rem',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: '0.7rem',
  lineHeight: '1.1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
