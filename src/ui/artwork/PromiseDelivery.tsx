import { Drawing } from './Drawing.tsx'
import { wash } from './Drawing.css.ts'

export function PromiseDelivery() {
  return (
    <Drawing height={40} width={40}>
      <path className={wash.sand} d="M14 9h19v17H14Z" />
      <path d="M11.5 7h19v17h-19Z" />
      <path d="M18.5 7v6.5h5V7" />
      <path d="M3.5 8.5h3l3.5 20h24.5" />
      <path d="M14 30.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM29 30.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
    </Drawing>
  )
}
