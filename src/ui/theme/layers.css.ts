import { globalLayer } from '@vanilla-extract/css'

/** Element defaults lie below every component, whatever the order in which styles are loaded. */
export const base = globalLayer('base')
