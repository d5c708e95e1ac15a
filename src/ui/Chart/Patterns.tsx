import { ground, stroke, type Tone } from './Chart.css.ts'

type Drawing = { size: number; lines: string; turn?: number }

/** The pattern of each tone with forced colours; a tone without one is solid or hollow. */
const drawings: Partial<Record<Tone, Drawing>> = {
  held: { size: 5, lines: 'M0 0h2.5v5h-2.5z', turn: 45 },
  ink: { size: 5, lines: 'M0 0h2.5v2.5h-2.5zM2.5 2.5h2.5v2.5h-2.5z' },
}

/** Returns the `fill` of a tone, which applies only with forced colours: the tone's class has the colour. */
export const fillOf = (patterns: string, tone: Tone): string | undefined =>
  tone in drawings ? `url(#${patterns}${tone})` : undefined

/** Defines the patterns that tell the parts of a plot apart where the user's system replaces all colours. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(drawings).map(([tone, { size, lines, turn = 0 }]) => (
        <pattern
          height={size}
          id={`${id}${tone}`}
          key={tone}
          patternTransform={`rotate(${turn})`}
          patternUnits="userSpaceOnUse"
          width={size}
        >
          <rect className={ground} height={size} width={size} />
          <path className={stroke} d={lines} />
        </pattern>
      ))}
    </defs>
  )
}
