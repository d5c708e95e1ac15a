import { style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const group = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.hair })

export const choice = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.medium,
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:checked)': { color: vars.color.ink, background: vars.color.sunken },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.touch]: { minInlineSize: '2.75rem', blockSize: '2.75rem' },
    [media.forced]: { selectors: { '&:has(:checked)': { border: '1px solid' } } },
  },
})

/** Text needs more padding than an icon. */
export const word = style({ paddingInline: vars.space.small, fontSize: vars.size.small })

/** The transparent radio covers its icon, so that it receives clicks and assistive technology finds it in place. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
})
