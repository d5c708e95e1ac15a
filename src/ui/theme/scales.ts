/** The spacing scale on a 4 px grid, in rem so that it scales with the user's text size. */
export const space = {
  none: '0',
  hair: '0.25rem',
  tiny: '0.5rem',
  small: '0.75rem',
  medium: '1rem',
  large: '1.5rem',
  huge: '2rem',
  section: '3rem',
  chapter: '4.5rem',
}

/** The name of a spacing step: 0, 4, 8, 12, 16, 24, 32, 48 and 72 px. */
export type Space = keyof typeof space

export const size = {
  fine: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  subtitle: '1.1875rem',
  title: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  headline: 'clamp(2rem, 1.6rem + 1.9vw, 3.25rem)',
  poster: 'clamp(2.75rem, 1.6rem + 5.4vw, 6rem)',
}

export const weight = { regular: '420', medium: '540', bold: '660' }

export const radius = { small: '2px', medium: '4px', large: '8px', round: '999px' }

export const motion = {
  quick: '120ms',
  calm: '220ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  /** The delay before a loading indicator appears. */
  patience: '150ms',
}

/** Breakpoints: a phone is below `tablet`, a tablet below `desktop`. */
const breakpoint = { tablet: '40rem', desktop: '64rem' }

export const media = {
  phone: '(max-width: 39.99rem)',
  /** Where the bar of five places is at the bottom. */
  narrow: '(max-width: 47.99rem)',
  belowDesktop: '(max-width: 63.99rem)',
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
  /** A phone on its side, or a desktop at 200 % zoom or more. */
  low: '(max-height: 29.99rem)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  unforced: '(forced-colors: none)',
  print: 'print',
}
