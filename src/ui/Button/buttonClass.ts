import { classes } from '../theme/classes.ts'
import { bared, base, filled, sizeOf, variantOf } from './Button.css.ts'
import type { ButtonLook } from './Button.tsx'

type Shape = Required<Pick<ButtonLook, 'variant' | 'size'>> & {
  fill?: boolean
  /** Around an icon alone, or something as narrow. */
  bare?: boolean
}

/** How a button looks, whatever element it is. */
export function buttonClass({ variant, size, fill = false, bare = false }: Shape): string {
  return classes([base, variantOf[variant], sizeOf[size], fill && filled, bare && bared])
}
