import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  blockSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** The buttons of a row of items align. */
export const rest = style({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tiny,
})

export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tiny,
})

/** A removed product keeps its place, so that nothing moves under the pointer. */
export const removed = style({
  flexGrow: 1,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.medium,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
})

/** In place of the picture of what is gone. */
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
})
