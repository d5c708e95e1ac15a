import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const run = keyframes({
  from: { backgroundPosition: '130% 0' },
  to: { backgroundPosition: '-30% 0' },
})
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const enabled = (hover: string) => `&:not([aria-disabled="true"]):${hover}`

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.005em',
  wordSpacing: '0.08em',
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  overflow: 'clip',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    [enabled('active')]: { transform: 'translateY(1px)' },
    // A progress line at the bottom edge shows the busy state: the label stays readable and the layout does not shift.
    '&[aria-busy="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 3,
      background: `linear-gradient(90deg, transparent, currentColor, transparent) 130% 0 / 60% 100% no-repeat`,
      animation: `${run} 1100ms linear infinite, ${appear} ${vars.motion.quick} ${vars.motion.patience} both`,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.reducedMotion]: {
      selectors: {
        '&[aria-busy="true"]::after': { animation: 'none', background: 'currentColor' },
      },
    },
    [media.forced]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
})

export const variantOf = styleVariants({
  accent: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.weight.bold,
    selectors: {
      [enabled('hover')]: { background: vars.color.accentHover },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        background: vars.color.sunken,
        color: vars.color.inkQuiet,
      },
    },
  },
  plain: {
    borderColor: vars.color.edge,
    color: vars.color.ink,
    selectors: {
      [enabled('hover')]: {
        background: vars.color.ink,
        borderColor: vars.color.ink,
        color: vars.color.paper,
      },
      '&[aria-disabled="true"]': { borderColor: vars.color.line, color: vars.color.inkQuiet },
    },
  },
  quiet: {
    color: vars.color.ink,
    selectors: {
      [enabled('hover')]: { background: vars.color.sunken },
      '&[aria-disabled="true"]': { color: vars.color.inkQuiet },
    },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    fontWeight: vars.weight.bold,
    selectors: {
      [enabled('hover')]: {
        background: `color-mix(in oklab, ${vars.color.danger} 85%, ${vars.color.ink})`,
      },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        background: vars.color.sunken,
        color: vars.color.inkQuiet,
      },
    },
  },
})

export const sizeOf = styleVariants({
  small: {
    minBlockSize: '2.25rem',
    paddingInline: vars.space.small,
    paddingBlock: '0.375rem',
    fontSize: vars.size.small,
  },
  medium: {
    minBlockSize: '2.75rem',
    paddingInline: vars.space.large,
    paddingBlock: '0.625rem',
    fontSize: vars.size.body,
  },
  large: {
    minBlockSize: '3.25rem',
    paddingInline: vars.space.huge,
    paddingBlock: '0.875rem',
    fontSize: '1.0625rem',
  },
})

export const filled = style({ inlineSize: '100%' })
export const bared = style({ paddingInline: '0.625rem' })
