import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Lies over the corner of the picture, so that it moves nothing when it arrives. */
export const mark = style({
  position: 'absolute',
  // Above the link that covers the picture.
  zIndex: 1,
  insetBlockStart: vars.space.tiny,
  insetInlineStart: vars.space.tiny,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.hair,
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
})
