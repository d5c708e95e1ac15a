import { Drawing } from './Drawing.tsx'
import { faint, wash } from './Drawing.css.ts'

/** A chair with a broken leg and a price tag: an error occurred. */
export function ErrorDrawing() {
  return (
    <Drawing height={220} width={320}>
      <ellipse className={wash.sand} cx="158" cy="190" rx="138" ry="18" />
      <g transform="translate(0 8) rotate(9 150 150)">
        <path className={wash.rose} d="M100 36h62q9 0 9 9v26q0 9-9 9h-62q-9 0-9-9V45q0-9 9-9Z" />
        <path className={wash.rose} d="M84 112h96l12 21H76Z" />
        <path d="M93 30h62q9 0 9 9v26q0 9-9 9H93q-9 0-9-9V39q0-9 9-9Z" />
        <path d="M96 74v32M152 74v32" />
        <path d="M78 106h92l12 21H66Z" />
        <path d="M74 127l-9 62M88 127l-6 50" />
        <path d="M160 127l4 38" />
        <path d="M174 127l2 13 3-4 3 6" />
        <path d="M79 154h83" />
        <path d="M155 52c22-2 34 6 40 20" />
      </g>
      <g transform="translate(0 8) rotate(16 206 104)">
        <path className={wash.sky} d="M196 96l14-12 15 11v32h-29Z" />
        <path d="M192 92l14-12 15 11v32h-29Z" />
        <circle cx="206" cy="92" r="2.6" />
        <path d="M200 106h13M200 113h8" />
      </g>
      <path d="M212 186l44-9 3 6-44 9Z" />
      <path d="M212 186l-5 1 4 3-5 2 9 0" />
      <path className={faint} d="M190 160q10 5 15 18" />
      <path d="M36 196h98M150 196h20M272 196h20" />
      <path d="M254 156l7-8M264 162l10-4M246 152l2-9" />
    </Drawing>
  )
}
