import { Heading } from '../../src/ui/Heading/Heading.tsx'
import * as css from './lab.css.ts'
import type { Lens } from './view.machine.ts'
import type { WalkedCoverage } from './walked.ts'
import { driverWords } from './labels.ts'

type CoveragePanelProps = {
  transitions: readonly string[]
  coverage: readonly WalkedCoverage[]
  sitting: ReadonlySet<string>
  lens: Lens
  onLens: (lens: Lens) => void
}

/** Shows the transition coverage of the tests, by driver, and of this session. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { transitions, coverage, sitting, lens, onLens } = props
  const untaken = transitions.filter((one) => !sitting.has(one))
  const rows: { lens: Lens; title: string; taken: number; notes: readonly string[] }[] = [
    {
      lens: 'sitting',
      title: 'In this session',
      taken: transitions.length - untaken.length,
      notes: untaken.map((one) => `Not yet: ${one}`),
    },
    ...coverage.map(({ driver, excused, missing }) => ({
      lens: driver,
      title: `Tests: ${driverWords[driver].toLowerCase()}`,
      taken: transitions.length - excused.length - missing.length,
      notes: [
        ...missing.map((one) => `Missing: ${one}`),
        ...excused.map(({ transition, reason }) => `${transition}: ${reason}`),
      ],
    })),
  ]
  return rows.map((row) => (
    <div key={row.lens}>
      <div className={css.head}>
        <Heading level={2} size="label">
          {row.title}
        </Heading>
        <span>
          {row.taken} of {transitions.length}
        </span>
        <button
          aria-label={`Highlight ${row.title.toLowerCase()} in the graph`}
          aria-pressed={row.lens === lens}
          className={css.pill}
          onClick={() => onLens(row.lens === lens ? 'path' : row.lens)}
          type="button"
        >
          Highlight
        </button>
      </div>
      {row.notes.length > 0 && (
        <details>
          <summary className={css.fact}>{row.notes.length} not taken</summary>
          <ul className={css.parts}>
            {row.notes.map((note) => (
              <li className={css.fact} key={note}>
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  ))
}
