import { Drawing } from './Drawing.tsx'
import { wash } from './Drawing.css.ts'

export function PromiseProtection() {
  return (
    <Drawing height={40} width={40}>
      <path
        className={wash.moss}
        d="M23 7l12 4.5v9.5c0 8-5 13-12 16.5-7-3.5-12-8.5-12-16.5v-9.5Z"
      />
      <path d="M20 4l12.5 4.5v10c0 8.2-5.2 13.5-12.5 17-7.3-3.5-12.5-8.8-12.5-17v-10Z" />
      <path d="M14.2 19.7l4.3 4.3 7.5-8.5" />
    </Drawing>
  )
}
