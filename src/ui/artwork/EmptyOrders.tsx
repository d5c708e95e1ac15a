import { Drawing } from './Drawing.tsx'
import { faint, wash } from './Drawing.css.ts'

/** An empty paper bag and a blank receipt. */
export function EmptyOrders() {
  return (
    <Drawing height={180} width={240}>
      <ellipse className={wash.moss} cx="122" cy="158" rx="98" ry="13" />
      <path className={wash.sand} d="M79 66h86l8 96H71Z" />
      <path d="M73 60h86l8 96H65Z" />
      <path d="M159 60l18 10 8 78-18 8" />
      <path d="M94 60V48q0-20 22-20t22 20v12" />
      <path d="M73 60l7 8 8-8 7 8 8-8 7 8 8-8 7 8 8-8 7 8 8-8 7 8 8-8" />
      <path d="M177 70l-7 44-3 42" />
      <path className={wash.sky} d="M12 106l34-12 16 46-34 12Z" />
      <path d="M8 102l34-12 16 46-5-1-3 4-6-1-3 4-6-1-3 4-7-1Z" />
      <path className={faint} d="M19 109l20-7M22 118l20-7M25 127l12-4" />
      <path className={faint} d="M92 100h46M92 112h30" />
      <path d="M30 166h24M190 166h30M200 158h6" />
    </Drawing>
  )
}
