import type { ReactNode } from 'react'
import { takeFocus } from '../focus/take-focus.ts'
import { useIsServed } from '../focus/useIsServed.ts'
import { heading } from './Heading.css.ts'

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const sizes = { 1: 'headline', 2: 'title', 3: 'subtitle', 4: 'label' } as const

type HeadingProps = {
  /** The heading level in the document outline. It sets the size unless `size` is given. */
  level: 1 | 2 | 3 | 4
  children: ReactNode
  size?: 'poster' | 'headline' | 'title' | 'subtitle' | 'label'
  id?: string
  /**
   * Moves focus to the heading on mount, so that a screen reader starts at the new section. On a page that the server
   * rendered, the focus stays with what the user has begun.
   */
  takesFocus?: boolean
}

export function Heading({
  level,
  children,
  size = sizes[level],
  id,
  takesFocus = false,
}: HeadingProps) {
  const Tag = tags[level]
  const isServed = useIsServed()
  return (
    <Tag
      className={heading[size]}
      id={id}
      ref={takesFocus && !isServed ? takeFocus : null}
      tabIndex={-1}
    >
      {children}
    </Tag>
  )
}
