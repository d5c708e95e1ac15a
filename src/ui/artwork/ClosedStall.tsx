import { Drawing } from './Drawing.tsx'
import { faint, wash } from './Drawing.css.ts'

/** A market stall with a closed shutter and a tag: access is denied. */
export function ClosedStall() {
  return (
    <Drawing height={220} width={320}>
      <ellipse className={wash.sand} cx="160" cy="194" rx="138" ry="16" />
      <path className={wash.moss} d="M83 102h168v54H83Z" />
      <path
        className={wash.sky}
        d="M77 38h174l20 42q-14 20-28 0-14 20-28 0-14 20-28 0-14 20-28 0-14 20-28 0-14 20-28 0-14 20-28 0Z"
      />
      <path d="M73 32h174l20 42H53Z" />
      <path d="M53 74q15.3 20 30.6 0 15.3 20 30.6 0 15.3 20 30.6 0 15.3 20 30.6 0 15.3 20 30.6 0 15.3 20 30.6 0 15.3 20 30.6 0" />
      <path d="M98 32l-14.4 42M123 32l-8.8 42M148 32l-3.2 42M172 32l3.2 42M197 32l8.8 42M222 32l14.4 42" />
      <path d="M68 85v65M252 85v65M68 163v30M252 163v30" />
      <path d="M78 88v62M242 88v62M78 100h164M78 112h164M78 124h164M78 136h164" />
      <path d="M54 150h212v13H54Z" />
      <path className={faint} d="M84 174h44M144 174h92" />
      <g transform="rotate(-8 160 124)">
        <path className={wash.rose} d="M148 109l16-11 16 11v34h-32Z" />
        <path d="M144 105l16-11 16 11v34h-32Z" />
        <circle cx="160" cy="106" r="2.6" />
        <path d="M152 119h16M152 127h10" />
      </g>
      <path d="M148 150h24M30 196h66M278 196h18" />
    </Drawing>
  )
}
