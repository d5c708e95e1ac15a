import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

type TextProps = {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time'
  size?: 'fine' | 'small' | 'body' | 'lead'
  tone?: 'ink' | 'quiet' | 'positive' | 'held' | 'danger'
  weight?: 'regular' | 'medium' | 'bold'
  /** Figures of one width, for numbers that are compared. */
  figures?: boolean
  /** Keeps the line breaks of the text. */
  lines?: boolean
  id?: string
  /** Shown on hover: the exact time behind a relative one. */
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
  return (
    <Tag className={text({ size, tone, weight, figures, lines })} {...rest}>
      {children}
    </Tag>
  )
}
