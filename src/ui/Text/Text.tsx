import type { ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { inLines, sizeOf, tabular, toneOf, weightOf } from './Text.css.ts'

type TextProps = {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'time'
  size?: 'fine' | 'small' | 'body' | 'lead'
  tone?: 'ink' | 'quiet' | 'held' | 'danger'
  weight?: 'regular' | 'medium' | 'bold'
  /** Uses tabular figures, for numbers that are compared. */
  figures?: boolean
  /** Preserves line breaks. */
  lines?: boolean
  /** The hover text: the exact time of a relative one. */
  title?: string
  dateTime?: string
}

export function Text({
  children,
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  figures = false,
  lines = false,
  ...rest
}: TextProps) {
  const look = [sizeOf[size], toneOf[tone], weightOf[weight], figures && tabular, lines && inLines]
  return (
    <Tag className={classes(look)} {...rest}>
      {children}
    </Tag>
  )
}
