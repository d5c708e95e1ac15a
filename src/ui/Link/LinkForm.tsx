import type { FormEvent } from 'react'
import { useLocation } from 'wouter'

type LinkFormProps = {
  /** The path, without a query. */
  action: string
  /** The fields and the buttons may stand outside of the form, and name it by this. */
  id: string
  /** The values that no field has. */
  hidden: Readonly<Record<string, string>>
  /** Returns the path for the query of the fields; null for that of the page. */
  hrefOf: (query: URLSearchParams) => string | null
}

/**
 * A client-side link whose query is typed. In a sheet, it closes the sheet. Before hydration and without JavaScript, the
 * form loads the page.
 */
export function LinkForm({ action, id, hidden, hrefOf }: LinkFormProps) {
  const [, navigate] = useLocation()
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement)
    // Where nothing is typed, the page is the one that is shown.
    if (fields.every(({ value, defaultValue }) => value === defaultValue)) return
    const href = hrefOf(new URLSearchParams(fields.map(({ name, value }) => [name, value])))
    if (href !== null) navigate(href)
  }
  return (
    <form action={action} hidden id={id} onSubmit={open}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
    </form>
  )
}
