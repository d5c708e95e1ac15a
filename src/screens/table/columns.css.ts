import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** It has no place of its own to break. */
export const id = style({
  display: 'block',
  minInlineSize: '5rem',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
  overflowWrap: 'anywhere',
})

export const picture = style({ inlineSize: '4.5rem' })

export const capitalised = style({ display: 'inline-block', textTransform: 'capitalize' })
