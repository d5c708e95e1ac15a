import { keyframes, style } from '@vanilla-extract/css'

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

/** Hides the log out button for the first 5 s of waiting. */
export const wayOut = style({
  display: 'grid',
  justifyContent: 'center',
  animation: `${hidden} 5s`,
})
