import { Button } from '../../src/ui/Button/Button.tsx'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { CHARGE_STATUSES } from '../../src/domain/constants.ts'
import type { ChargeStatus } from '../../src/domain/payment.ts'
import * as css from './lab.css.ts'
import * as rows from './rows.css.ts'
import type { FoundPath } from './search.ts'
import { Select } from './Select.tsx'
import { count, driverWords, moneyLabels } from './labels.ts'
import { stateWords } from './words.ts'
import { drivers } from '../../tests/paths/drivers.ts'

type PathPanelProps = {
  found: readonly FoundPath[]
  /** Names a path in words. */
  nameOf: (stimuli: readonly string[]) => string
  all: number
  /** The number of listed paths. */
  listed: number
  query: string
  money: ChargeStatus | null
  /** Whether the flow involves a payment. */
  hasMoney: boolean
  examples: readonly string[]
  chosen: string | null
  onSearch: (query: string) => void
  onMoney: (money: ChargeStatus | null) => void
  onMore: () => void
  onPath: (path: FoundPath) => void
}

const walkers = (walkedBy: readonly string[]) =>
  drivers
    .filter((driver) => walkedBy.includes(driver))
    .map((driver) => driverWords[driver].toLowerCase())
    .join(', ')

function FoundRow({
  path,
  name,
  chosen,
  onPath,
}: {
  path: FoundPath
  name: string
  chosen: boolean
  onPath: (path: FoundPath) => void
}) {
  const { id, end, money, stimuli, walkedBy } = path
  return (
    <li>
      <button
        aria-current={chosen ? 'true' : undefined}
        className={rows.path}
        onClick={() => onPath(path)}
        title={`${id}. Taken by: ${walkers(walkedBy)}`}
        type="button"
      >
        <span>
          {money !== null && <span aria-hidden className={css.money[money]} />}
          <strong>{end === '' ? 'Stays in its only state' : stateWords(end)}</strong>{' '}
          <span className={css.fact}> in {count(stimuli.length, 'step', 'steps')}</span>
        </span>
        <span className={rows.name}>{name}</span>
        <span className={rows.clipped}>{stimuli.join(' › ')}</span>
      </button>
    </li>
  )
}

/** Lists and searches the paths of a flow that the tests run. */
export function PathPanel({ found, all, listed, query, money, chosen, ...on }: PathPanelProps) {
  const rest = found.length - listed
  return (
    <>
      <SearchField
        id="lab-search"
        label="Search the paths"
        onSearch={on.onSearch}
        outcome={`${found.length} of ${count(all, 'path', 'paths')}`}
        value={query}
      />
      <div aria-label="Examples" className={css.group} role="group">
        {on.examples.map((example) => (
          <button
            aria-pressed={example === query}
            className={css.pill}
            key={example}
            onClick={() => on.onSearch(example === query ? '' : example)}
            type="button"
          >
            {example}
          </button>
        ))}
      </div>
      {on.hasMoney && (
        <Select
          label="Money at the end"
          onChoose={(end) => on.onMoney(CHARGE_STATUSES.find((one) => one === end) ?? null)}
          options={[
            { value: '', words: 'any' },
            ...CHARGE_STATUSES.map((one) => ({ value: one, words: moneyLabels[one] })),
          ]}
          value={money ?? ''}
        />
      )}
      <ul className={css.parts}>
        {found.slice(0, listed).map((path) => (
          <FoundRow
            chosen={path.id === chosen}
            key={path.id}
            name={on.nameOf(path.stimuli)}
            onPath={on.onPath}
            path={path}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button fill onClick={on.onMore} size="small">
          Show more ({rest} left)
        </Button>
      )}
    </>
  )
}
