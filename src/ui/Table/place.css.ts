import { createContainer, createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const slim = createContainer()
export const medium = createContainer()
export const broad = createContainer()

/** What lies between two columns; an amount needs more to what begins after it. */
export const gap = createVar()
export const amountGap = createVar()

/** A fact does not become narrower, whatever stands beside it: an address would break within its words. */
export const factWidth = createVar()

const place = style({
  containerType: 'inline-size',
  vars: { [gap]: vars.space.medium, [amountGap]: vars.space.huge, [factWidth]: '0' },
})

/** It is the place of a table that counts, not the window: a menu may stand beside it. */
export const placeOf = styleVariants({
  slim: [place, { containerName: slim, vars: { [factWidth]: '7.5rem' } }],
  medium: [place, { containerName: medium, vars: { [factWidth]: '8.5rem' } }],
  broad: [
    place,
    {
      containerName: broad,
      fontSize: vars.size.small,
      vars: { [gap]: vars.space.small, [amountGap]: vars.space.medium },
    },
  ],
})
