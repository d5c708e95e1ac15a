import { Heading } from '../../src/ui/Heading/Heading.tsx'
import * as css from './lab.css.ts'
import type { Lens } from './view.machine.ts'
import type { WalkedCoverage } from './walked.ts'
import { count, driverWords } from './labels.ts'
import { coded } from './rows.css.ts'
import { transitionWords } from './words.ts'

type Note = { transition: string; reason: string }

type CoveragePanelProps = {
  transitions: readonly string[]
  coverage: readonly WalkedCoverage[]
  sitting: ReadonlySet<string>
  lens: Lens
  /** Names an event in words. */
  wordsOf: (event: string) => string
  onLens: (lens: Lens) => void
}

/** Shows the transition coverage of the tests, by driver, and of this session. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { transitions, coverage, sitting, lens, wordsOf, onLens } = props
  const untaken = transitions.filter((one) => !sitting.has(one))
  const rows: { lens: Lens; title: string; taken: number; notes: readonly Note[] }[] = [
    {
      lens: 'sitting',
      title: 'You, since you opened the Flow Lab',
      taken: transitions.length - untaken.length,
      notes: untaken.map((transition) => ({ transition, reason: 'Not yet' })),
    },
    ...coverage.map(({ driver, excused, missing }) => ({
      lens: driver,
      title: driverWords[driver],
      taken: transitions.length - excused.length - missing.length,
      notes: [
        ...missing.map((transition) => ({ transition, reason: 'No test takes it' })),
        ...excused,
      ],
    })),
  ]
  const list = rows.map((row) => (
    <div key={row.lens}>
      <div className={css.head}>
        <Heading level={2} size="label">
          {row.title}
        </Heading>
        <span>
          {row.taken} of {transitions.length}
        </span>
        <button
          aria-label={`Show in the diagram: ${row.title}`}
          aria-pressed={row.lens === lens}
          className={css.pill}
          onClick={() => onLens(row.lens === lens ? 'path' : row.lens)}
          type="button"
        >
          Show in the diagram
        </button>
      </div>
      {row.notes.length > 0 && (
        <details>
          <summary className={css.fact}>
            {count(row.notes.length, 'arrow', 'arrows')} not taken
          </summary>
          <ul className={css.parts}>
            {row.notes.map(({ transition, reason }) => (
              <li className={css.fact} key={transition}>
                <span>{transitionWords(transition, wordsOf)}</span>. {reason}
                <span className={coded}>{transition}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  ))
  return (
    <>
      <p className={css.fact}>
        Each arrow of the diagram is a way from one state to another. A test or a person covers an
        arrow by taking it.
      </p>
      {list}
    </>
  )
}
