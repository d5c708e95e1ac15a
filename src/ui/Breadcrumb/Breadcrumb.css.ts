import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  fontSize: vars.size.small,
  marginBlockEnd: vars.space.medium,
  overflowWrap: 'anywhere',
})

/** The separator has no text for a screen reader. */
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      color: vars.color.inkQuiet,
      paddingInline: vars.space.tiny,
    },
  },
})
