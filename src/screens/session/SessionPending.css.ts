import { keyframes, style } from '@vanilla-extract/css'

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

/** Only to somebody who has waited for long. */
export const wayOut = style({
  display: 'grid',
  justifyContent: 'center',
  animation: `${hidden} 5s`,
})
