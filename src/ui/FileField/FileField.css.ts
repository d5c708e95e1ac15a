import { style } from '@vanilla-extract/css'
import { inError, ringed } from '../FieldFrame/FieldFrame.css.ts'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

/** The drop zone; the transparent file input covers all of it. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  overflow: 'clip',
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not([data-resting="true"])': { borderColor: vars.color.ink },
    '&[data-over="true"]': {
      borderStyle: 'dashed',
      borderColor: vars.color.ink,
      background: vars.color.sunken,
      ...ringed,
    },
    '&:has(:focus-visible)': ringed,
    '&[data-invalid="true"]': inError,
  },
  '@media': { [media.phone]: { aspectRatio: '4 / 3' } },
})

export const line = style({
  aspectRatio: 'auto',
  maxInlineSize: 'none',
  '@media': { [media.phone]: { aspectRatio: 'auto' } },
})

export const prompt = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.hair,
  padding: vars.space.medium,
  textAlign: 'center',
  fontWeight: vars.weight.medium,
})

export const aside = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: vars.color.inkQuiet,
})

export const control = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled': { cursor: 'default' },
  },
})
