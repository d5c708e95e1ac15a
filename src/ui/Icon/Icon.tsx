import * as styles from './Icon.css.ts'

/** SVG paths on a 20-unit grid; `warning` is legible at 16 px. */
export const iconPaths = {
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.6 9v4M11.4 9v4',
  chevron: 'M5.5 8l4.5 4.5L14.5 8',
  check: 'M4.5 10.5l4 4 7-9',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 6.5V10l2.5 2',
  contrast: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 3v14M12.4 4v12M14.8 5.5v9',
  cross: 'M5 5l10 10M15 5L5 15',
  flag: 'M5.5 17V3.5h9L12.5 7l2 3.5h-9',
  heart: 'M10 16.5 3.8 10.2a3.9 3.9 0 1 1 6.2-4.6 3.9 3.9 0 1 1 6.2 4.6Z',
  house: 'M3 9.5 10 3.5l7 6M5 8v8.5h10V8',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 9.2v4.3M10 6.5v.1',
  lens: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4',
  moon: 'M16 12.2A6.8 6.8 0 0 1 7.8 4 6.8 6.8 0 1 0 16 12.2Z',
  people:
    'M7.5 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2 16.5a5.5 4 0 0 1 11 0M12.5 4.3a3 3 0 0 1 0 5.4M14.6 12.4a5.5 4 0 0 1 3.4 4.1',
  person: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM3.5 17a6.5 4.5 0 0 1 13 0',
  plus: 'M10 4v12M4 10h12',
  screen: 'M3 4.5h14v9H3zM7.5 16.5h5',
  sun: 'M10 6.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  warning: 'M10 3.2l7.3 13H2.7ZM10 8.2v3.6M10 13.9v.1',
} as const

export type IconName = keyof typeof iconPaths

type IconProps = {
  name: IconName
  size?: 'small' | 'medium'
}

/** A decorative icon beside a text, hidden from screen readers: an icon never conveys meaning alone. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg aria-hidden="true" className={styles.icon[size]} viewBox="0 0 20 20">
      <path d={iconPaths[name]} />
    </svg>
  )
}
