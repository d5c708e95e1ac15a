import { vars } from './theme.css.ts'

/** The style rules of a popover that fades in when the browser shows it. */
export const fadesIn = {
  opacity: 1,
  transition: `opacity ${vars.motion.quick}`,
  '@starting-style': { opacity: 0 },
} as const
