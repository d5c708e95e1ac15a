import { classes } from '../theme/classes.ts'
import { bared, base, filled, sizeOf, variantOf } from './Button.css.ts'
import type { ButtonLook } from './Button.tsx'

type Shape = Required<Pick<ButtonLook, 'variant' | 'size'>> & {
  fill?: boolean
  /** Reduces the padding for an icon-only button or similarly narrow content. */
  bare?: boolean
}

/** Returns the button classes for any element. */
export function buttonClass({ variant, size, fill = false, bare = false }: Shape): string {
  return classes([base, variantOf[variant], sizeOf[size], fill && filled, bare && bared])
}
