import { Button } from '../../src/ui/Button/Button.tsx'
import { group, label, said, select } from './lab.css.ts'
import type { Sought } from './view.machine.ts'

type GraphSearchProps = {
  sought: Sought
  /** The number of parts found. */
  found: number
  onFind: (sought: Sought) => void
}

/** Finds states and events in the graph; Enter goes to the next one. */
export function GraphSearch({ sought: { words, at }, found, onFind }: GraphSearchProps) {
  const next = () => onFind({ words, at: at + 1 })
  return (
    <search className={group}>
      <label className={label}>
        Find a state or an event
        <input
          autoComplete="off"
          className={select}
          onChange={({ target }) => onFind({ words: target.value, at: 0 })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') next()
          }}
          size={18}
          spellCheck={false}
          type="search"
          value={words}
        />
      </label>
      {found > 1 && (
        <Button onClick={next} size="small">
          Next
        </Button>
      )}
      <span className={said} role="status">
        {words.trim() !== '' && (found === 0 ? 'Not found' : `${(at % found) + 1} of ${found}`)}
      </span>
    </search>
  )
}
