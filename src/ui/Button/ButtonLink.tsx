import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { Icon } from '../Icon/Icon.tsx'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './Button.tsx'

type ButtonLinkProps = Omit<ButtonLook, 'fill'> & { href: string; children: ReactNode }

/** A link to another screen, styled as a button. */
export function ButtonLink({
  href,
  children,
  variant = 'plain',
  size = 'medium',
  icon,
}: ButtonLinkProps) {
  return (
    <RouteLink className={buttonClass({ variant, size })} href={href}>
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </RouteLink>
  )
}
