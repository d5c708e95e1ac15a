import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'
import { asCards } from './cards.ts'

const hasPicture = '&:has([data-kind="picture"])'

export const table = style({ lineHeight: 1.4, '@container': asCards({ display: 'block' }) })

export const head = style({
  // The head stays in the card layout for its sort buttons; each value has its own label there.
  '@container': asCards({ display: 'block', marginBlockEnd: vars.space.tiny }),
})

export const headRow = style({
  '@container': asCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.medium,
    selectors: {
      '&:has(button)::before': {
        content: 'attr(data-label)',
        fontSize: vars.size.small,
        color: vars.color.inkQuiet,
      },
    },
  }),
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minBlockSize: '1.5rem',
  fontWeight: 'inherit',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.ink },
  '@container': asCards({ minBlockSize: '2.75rem' }),
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

const sign = style({ display: 'flex', flex: 'none', inlineSize: '1rem' })

export const arrow = styleVariants({
  none: [sign, { opacity: 0.35 }],
  ascending: [sign, { transform: 'rotate(180deg)', color: vars.color.ink }],
  descending: [sign, { color: vars.color.ink }],
})

export const rows = style({ '@container': asCards({ display: 'block' }) })

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.quick} ${vars.motion.patience}`,
  selectors: {
    // The background extends beyond the row, so that the content does not touch its edge.
    '&[aria-busy="true"]': {
      background: vars.color.sunken,
      boxShadow: `inset 0 -2px ${vars.color.ink}, -0.75rem 0 ${vars.color.sunken}, 0.75rem 0 ${vars.color.sunken}`,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-busy="true"]': { outline: '2px solid Highlight' } } },
  },
  '@container': asCards(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
      gridAutoFlow: 'dense',
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
      selectors: {
        '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` },
        [hasPicture]: { gridTemplateColumns: '5rem repeat(auto-fill, minmax(8rem, 1fr))' },
      },
    },
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { [hasPicture]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
    },
    { selectors: { [hasPicture]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  ),
})
