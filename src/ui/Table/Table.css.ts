import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const phone = media.belowDesktop

export const table = style({
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'block' } },
})

export const head = style({
  '@media': {
    // Sorting stays reachable on a phone, where each cell carries its own label.
    [phone]: { display: 'block', marginBlockEnd: vars.space.small },
  },
})

export const headRow = style({
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium } },
})

export const headCell = style({
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkQuiet,
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: {
      padding: 0,
      border: 0,
      selectors: {
        '&:not(:has(button))': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontWeight: 'inherit',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.ink },
  '@media': { [phone]: { minBlockSize: '2.75rem' } },
})

export const arrow = styleVariants({
  none: { opacity: 0.35 },
  ascending: { transform: 'rotate(180deg)', color: vars.color.ink },
  descending: { color: vars.color.ink },
})

export const rows = style({ '@media': { [phone]: { display: 'block' } } })

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.quick} ${vars.motion.patience}`,
  selectors: { '&[aria-busy="true"]': { background: vars.color.sunken } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `${vars.space.small} ${vars.space.medium}`,
      paddingBlock: vars.space.medium,
      selectors: {
        '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})

const cell = style({
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.medium,
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    [phone]: {
      display: 'block',
      padding: 0,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
  },
})

const label = {
  content: 'attr(data-label)',
  display: 'block',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
} as const

export const cellOf = styleVariants({
  fact: [cell, { '@media': { [phone]: { gridColumn: 'span 2', '::before': label } } }],
  wide: [cell, { '@media': { [phone]: { gridColumn: '1 / -1', '::before': label } } }],
  title: [
    cell,
    {
      fontWeight: vars.weight.medium,
      '@media': {
        [phone]: {
          gridColumn: '1 / -1',
          fontSize: vars.size.subtitle,
          alignSelf: 'center',
          selectors: { '[data-kind="picture"] ~ &': { gridColumn: 'span 3' } },
        },
      },
    },
  ],
  picture: [cell, { inlineSize: '5.5rem', '@media': { [phone]: { inlineSize: 'auto' } } }],
  actions: [
    cell,
    {
      whiteSpace: 'nowrap',
      '@media': {
        [phone]: {
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'end',
          gap: vars.space.small,
        },
      },
    },
  ],
})

export const alignOf = styleVariants({
  start: {},
  end: { textAlign: 'end', '@media': { [phone]: { textAlign: 'start' } } },
})
