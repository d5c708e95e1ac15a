import type { ReactNode } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { flows } from './flows.ts'
import * as css from './lab.css.ts'
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
        <label className={css.label}>
          Flow
          <select
            className={css.select}
            onChange={({ target }) => onFlow(target.value)}
            value={flow}
          >
            {flows.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {found.length > 1 && (
          <label className={css.label}>
            In the report
            <select
              className={css.select}
              onChange={({ target }) => {
                const chosen = found[Number(target.value)]
                if (chosen !== undefined) onPlace(chosen)
              }}
            >
              {found.map(({ title }, index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
            </select>
          </label>
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
