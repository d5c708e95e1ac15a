import { Drawing } from './Drawing.tsx'
import { wash } from './Drawing.css.ts'

export function PromiseGift() {
  return (
    <Drawing height={40} width={40}>
      <path className={wash.rose} d="M10 19.5h25.5V37H10Z" />
      <path d="M4.5 11.5h31v6.5h-31Z" />
      <path d="M7 18v17.5h26V18" />
      <path d="M17 11.5v24M23 11.5v24" />
      <path d="M20 11.5c-2-6.5-6.5-8.5-9-6.5s-.5 6 9 6.5ZM20 11.5c2-6.5 6.5-8.5 9-6.5s.5 6-9 6.5Z" />
    </Drawing>
  )
}
