import { globalLayer } from '@vanilla-extract/css'

/** The layer of element defaults: below every component, independent of the style sheets' load order. */
export const base = globalLayer('base')
