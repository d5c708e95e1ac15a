import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme/scales.ts'
import { vars } from '../ui/theme/theme.css.ts'

export const withMenu = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      maxInlineSize: '82rem',
      marginInline: 'auto',
    },
  },
})

/** Aligned with the header's wordmark and the screen's heading. */
export const sideMenu = style({
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.small,
  '@media': {
    [media.print]: { display: 'none' },
    [media.tablet]: { paddingInline: vars.space.huge },
    [media.desktop]: {
      paddingInlineEnd: vars.space.none,
      paddingBlockStart: vars.space.section,
      minInlineSize: '10rem',
    },
  },
})

export const besideMenu = style({ minInlineSize: 0 })
