import { style } from '@vanilla-extract/css'

export const strip = style({
  // Items are placed in relation to the strip (bringIntoStrip).
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})

export const item = style({
  minInlineSize: 0,
  minBlockSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
