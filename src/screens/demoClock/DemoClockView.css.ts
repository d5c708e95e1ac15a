import { style } from '@vanilla-extract/css'
import { shape } from '../../ui/Skeleton/Skeleton.css.ts'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Apart from the screen above it: it is no part of the product. */
export const clock = style({
  marginInline: vars.space.medium,
  marginBlockEnd: vars.space.section,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  border: `1px dashed ${vars.color.line}`,
  selectors: {
    // The content that loads above has another height than its skeleton, and would move the clock.
    [`*:has(${shape}) > &`]: { display: 'none' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.tablet]: { marginInline: vars.space.huge },
  },
})
