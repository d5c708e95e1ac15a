import { createContainer, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const slim = createContainer()
export const medium = createContainer()
export const broad = createContainer()

const place = style({ containerType: 'inline-size' })

/** It is the place of a table that counts, not the window: a menu may stand beside it. */
export const placeOf = styleVariants({
  slim: [place, { containerName: slim }],
  medium: [place, { containerName: medium }],
  broad: [place, { containerName: broad, fontSize: vars.size.small }],
})
