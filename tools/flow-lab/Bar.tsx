import type { ReactNode } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { flows } from './flows.ts'
import * as css from './lab.css.ts'
import { Select } from './Select.tsx'
import type { NamedPlace } from './step-location.ts'

type BarProps = {
  flow: string
  said: string | null
  /** The places that the last opened file leads to. */
  found: readonly NamedPlace[]
  onFlow: (flow: string) => void
  onPlace: (found: NamedPlace) => void
  onCopy: () => void
  onSave: () => void
  onFile: (file: File) => void
  children?: ReactNode
}

/** The toolbar: the flow menu, the link, and saving and opening files. */
export function Bar({
  flow,
  said,
  found,
  onFlow,
  onPlace,
  onCopy,
  onSave,
  onFile,
  children,
}: BarProps) {
  return (
    <header className={css.bar}>
      <div className={css.group}>
        <h1 className={css.title}>Flow Lab</h1>
        <Select
          label="Flow"
          onChoose={onFlow}
          options={flows.map(({ name, title }) => ({ value: name, words: title }))}
          value={flow}
        />
        {found.length > 1 && (
          <Select
            label="Part of the report"
            onChoose={(index) => {
              const chosen = found[Number(index)]
              if (chosen !== undefined) onPlace(chosen)
            }}
            options={found.map(({ title }, index) => ({ value: String(index), words: title }))}
          />
        )}
      </div>
      <div className={css.group}>
        <span className={css.said} role="status">
          {said}
        </span>
        <Button onClick={onCopy} size="small">
          Copy link
        </Button>
        <Button onClick={onSave} size="small">
          Save path
        </Button>
        <label className={css.label}>
          Open a path or a report
          <input
            accept="application/json"
            className={css.file}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file !== undefined) onFile(file)
              target.value = ''
            }}
            type="file"
          />
        </label>
        {children}
      </div>
    </header>
  )
}
