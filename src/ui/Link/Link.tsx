import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { link } from './Link.css.ts'

type LinkProps = {
  href: string
  children: ReactNode
  /**
   * inline: within a sentence; quiet: a secondary link; nav: navigation; chip: one of several values; block: wraps a card or
   * a picture.
   */
  tone?: 'inline' | 'quiet' | 'nav' | 'chip' | 'block'
  /** Marks the link to the current page. */
  current?: boolean
  /** The accessible name, where the content gives none. */
  label?: string
}

/** A client-side link within the app. */
export function Link({ href, children, tone = 'inline', current = false, label }: LinkProps) {
  return (
    <RouteLink
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      className={link[tone]}
      href={href}
    >
      {children}
    </RouteLink>
  )
}
