import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const picture = style({ inlineSize: '4.5rem' })

/** Up to 500 characters: all of them to be read, in a row that stays one. */
export const description = style({
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { minInlineSize: '14rem' } },
})

/** A town is not broken. */
export const place = style({ minInlineSize: '6.5rem' })
