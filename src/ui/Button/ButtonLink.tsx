import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { Icon } from '../Icon/Icon.tsx'
import { intent } from '../Link/intent.ts'
import { button } from './Button.css.ts'
import type { ButtonLook } from './Button.tsx'

type ButtonLinkProps = ButtonLook & {
  href: string
  children: ReactNode
  /** Called on hover, focus and touch: the time to load what lies behind the link. */
  onIntent?: (() => void) | undefined
  onClick?: (() => void) | undefined
  replace?: boolean
  transition?: boolean
  label?: string
}

/** A way to another screen that looks like the next step. */
export function ButtonLink({
  href,
  children,
  variant = 'plain',
  size = 'medium',
  fill = false,
  icon,
  onIntent,
  onClick,
  replace = false,
  transition = false,
  label,
}: ButtonLinkProps) {
  return (
    <RouteLink
      aria-label={label}
      className={button({ variant, size, fill })}
      href={href}
      onClick={onClick}
      replace={replace}
      transition={transition}
      {...intent(onIntent)}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </RouteLink>
  )
}
