import { Drawing } from './Drawing.tsx'
import { faint, wash } from './Drawing.css.ts'

/** Two empty shelf boards with outlines of missing items and a tag. */
export function EmptyShelf() {
  return (
    <Drawing height={180} width={240}>
      <path className={wash.sand} d="M24 84h200v10H24Z" />
      <path className={wash.sand} d="M24 150h200v10H24Z" />
      <path d="M18 78h200v9H18Z" />
      <path d="M18 144h200v9H18Z" />
      <path d="M44 87v16q0 6-6 6M192 87v16q0 6 6 6M44 153v14q0 5-6 5M192 153v14q0 5 6 5" />
      <path
        className={faint}
        d="M48 74c-12-10-12-24-4-30 3-3 3-8 1-14h18c-2 6-2 11 1 14 8 6 8 20-4 30Z"
      />
      <path className={faint} d="M88 74V34h12v40M104 74V28h10v46M118 74V40h12v34" />
      <path className={faint} d="M152 74a20 20 0 1 1 34 0" />
      <path className={faint} d="M42 140v-30h36v30" />
      <path className={wash.rose} d="M120 96l13-9 13 9v29h-26Z" transform="rotate(7 133 104)" />
      <g transform="rotate(7 129 100)">
        <path d="M116 93l13-9 13 9v29h-26Z" />
        <circle cx="129" cy="93" r="2.4" />
        <path d="M123 105h12M123 112h7" />
        <path d="M129 90V79" />
      </g>
      <path className={wash.moss} d="M158 128h24l-4 16h-16Z" />
      <path d="M154 126h24l-4 18h-16Z" />
      <path d="M166 126v-16M166 116c-8 0-11-5-11-10 7 0 11 3 11 10ZM166 112c0-8 4-12 12-12 0 7-4 12-12 12Z" />
    </Drawing>
  )
}
