import { createContainer, createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const slim = createContainer()
export const medium = createContainer()
export const broad = createContainer()

/** The column gap; an amount needs a larger one, because it ends where the next column starts. */
export const gap = createVar()
export const amountGap = createVar()

/** The minimum width of a fact, so that an address beside it does not squeeze it until words break. */
export const factWidth = createVar()

const place = style({
  containerType: 'inline-size',
  vars: { [gap]: vars.space.medium, [amountGap]: vars.space.huge, [factWidth]: '0' },
})

/** Container queries, not media queries: a menu may take part of the viewport. */
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
