import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { Icon } from '../Icon/Icon.tsx'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './Button.tsx'

type ButtonLinkProps = ButtonLook & {
  href: string
  children: ReactNode
  onClick?: (() => void) | undefined
  replace?: boolean
  transition?: boolean
  label?: string
}

/** A link to another screen, styled as a button. */
export function ButtonLink({
  href,
  children,
  variant = 'plain',
  size = 'medium',
  fill = false,
  icon,
  onClick,
  replace = false,
  transition = false,
  label,
}: ButtonLinkProps) {
  return (
    <RouteLink
      aria-label={label}
      className={buttonClass({ variant, size, fill })}
      href={href}
      onClick={onClick}
      replace={replace}
      transition={transition}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </RouteLink>
  )
}
