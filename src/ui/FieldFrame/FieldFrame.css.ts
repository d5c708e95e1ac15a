import { style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  alignContent: 'start',
})

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
})

export const optional = style({ color: vars.color.inkQuiet, fontWeight: vars.weight.regular })

export const help = style({
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  lineHeight: 1.4,
})

export const error = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.color.danger,
  whiteSpace: 'pre-line',
})

const box = {
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: '0.6875rem',
  paddingInline: '0.8125rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.quick}`,
} as const

export const ringed = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '1px',
} as const

export const inError = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
} as const

/** The shared style of form controls. */
export const control = style({
  ...box,
  selectors: {
    '&:hover:not([readonly], :focus-visible)': { borderColor: vars.color.ink },
    '&:focus-visible': ringed,
    '&[aria-invalid="true"]': inError,
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
    // A read-only value has an underline instead of a box.
    '&[readonly]': {
      background: 'transparent',
      borderColor: 'transparent',
      borderBlockEndColor: vars.color.line,
      borderRadius: 0,
      paddingInline: 0,
    },
  },
})

/** The same style around third-party content, such as the payment provider's iframe. */
export const frame = style({
  ...box,
  selectors: {
    '&:is([data-focused="true"], :focus-within)': ringed,
    '&[data-invalid="true"]': inError,
  },
})

export const withPrefix = style({ position: 'relative' })

export const prefix = style({
  position: 'absolute',
  insetInlineStart: '0.8125rem',
  insetBlockStart: '0.6875rem',
  lineHeight: 1.4,
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
  // A read-only field has no box, so its prefix aligns with the edge.
  selectors: { '[readonly] ~ &': { insetInlineStart: 0 } },
})

export const prefixed = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${control}&`]: { paddingInlineStart: '1.75rem' },
    [`${control}&[readonly]`]: { paddingInlineStart: '1rem' },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
})

/** Aligns the icon with the first line of a multi-line message. */
export const errorSign = style({ display: 'flex', paddingBlockStart: '0.1rem' })

export const area = style({
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { [`${control}&`]: { minBlockSize: '7rem' } },
})
