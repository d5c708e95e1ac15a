import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

/** One row, or two where a language's labels do not fit into one. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  // Four steps have a smaller gap on a phone; with it the labels of three would run into each other.
  '@media': {
    [media.phone]: { selectors: { '&:has(> :nth-child(4))': { gap: vars.space.hair } } },
  },
})

const step = style({
  flex: '1 1 0',
  display: 'grid',
  gap: vars.space.tiny,
  alignContent: 'start',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  '::before': {
    content: '""',
    blockSize: 5,
    borderBlockStart: '3px solid',
  },
  '@media': { [media.phone]: { fontSize: vars.size.fine } },
})

/** The step that the user is at has a thicker line. */
const here = style({ fontWeight: vars.weight.bold, '::before': { borderBlockStartWidth: 5 } })

/** Each state has a shape of its own, so that it shows without colours too: its line and its icon. */
export const stepOf = styleVariants({
  done: [step, { color: vars.color.positive }],
  current: [step, here, { color: vars.color.ink }],
  upcoming: [
    step,
    {
      color: vars.color.inkQuiet,
      '::before': { borderBlockStartStyle: 'dotted', borderBlockStartColor: vars.color.edge },
    },
  ],
  failed: [step, here, { color: vars.color.danger }],
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  '@media': { [media.phone]: { gap: 0 } },
})
