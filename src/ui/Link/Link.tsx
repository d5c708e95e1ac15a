import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { link } from './Link.css.ts'

type LinkProps = {
  href: string
  children: ReactNode
  /** inline: within a sentence; quiet: a small way out; nav: navigation; block: wraps a card or a picture. */
  tone?: 'inline' | 'quiet' | 'nav' | 'block'
  /** This link leads to where we are. */
  current?: boolean
  onClick?: (() => void) | undefined
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** Asks for a view transition. */
  transition?: boolean
  /** A name where the content gives none. */
  label?: string
}

/** A link within the product. */
export function Link({
  href,
  children,
  tone = 'inline',
  current = false,
  onClick,
  replace = false,
  transition = false,
  label,
}: LinkProps) {
  return (
    <RouteLink
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      className={link[tone]}
      href={href}
      onClick={onClick}
      replace={replace}
      transition={transition}
    >
      {children}
    </RouteLink>
  )
}
