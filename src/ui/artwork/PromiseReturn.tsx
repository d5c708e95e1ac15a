import { Drawing } from './Drawing.tsx'
import { wash } from './Drawing.css.ts'

export function PromiseReturn() {
  return (
    <Drawing height={40} width={40}>
      <circle className={wash.sky} cx="22.5" cy="23" r="9.5" />
      <circle cx="20" cy="20.5" r="9" />
      <path d="M23 17.2c-.6-1-1.7-1.5-3-1.5-1.8 0-3 .9-3 2.3 0 3.2 6.2 1.6 6.2 4.9 0 1.5-1.3 2.4-3.2 2.4-1.5 0-2.7-.6-3.3-1.7M20 14v1.7M20 25.3V27" />
      <path d="M5.3 15.5A15.5 15.5 0 1 1 4.5 20.5" />
      <path d="M3.2 9.5l1.8 6.3 6.3-1.6" />
    </Drawing>
  )
}
