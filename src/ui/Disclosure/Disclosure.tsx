import { type MouseEvent, useId } from 'react'
import { Link as RouteLink } from 'wouter'
import { Icon } from '../Icon/Icon.tsx'
import { item, list } from './list.css.ts'
import { apart, links, nested, panel, trigger, turned } from './Disclosure.css.ts'

/** An item without `href` is plain text. A nested one is below the item before it. */
type DisclosureItem = {
  key: string
  label: string
  href?: string
  current?: boolean
  isNested?: boolean
}

type DisclosureProps = {
  label: string
  items: readonly DisclosureItem[]
  /** Shown below the others, also while `items` is empty. */
  last?: DisclosureItem
  /** Shown while `items` is empty. */
  emptyText?: string
}

const closeAround = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** A navigation menu behind one button. It uses the native Popover API, so opening it needs no JavaScript. */
export function Disclosure({ label, items, last, emptyText }: DisclosureProps) {
  const id = useId()
  return (
    <>
      <button className={trigger} popoverTarget={id} type="button">
        {label}
        <span className={turned}>
          <Icon name="chevron" size="small" />
        </span>
      </button>
      <div className={`${list} ${panel}`} id={id} popover="auto">
        <ul className={links}>
          {items.map((one) => (
            <li className={one.isNested === true ? nested : undefined} key={one.key}>
              <DisclosureEntry {...one} />
            </li>
          ))}
          {items.length === 0 && emptyText !== undefined && <li className={item}>{emptyText}</li>}
          {last !== undefined && (
            <li className={apart}>
              <DisclosureEntry {...last} />
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

function DisclosureEntry({ label, href, current = false }: DisclosureItem) {
  if (href === undefined) return <span className={item}>{label}</span>
  return (
    <RouteLink
      aria-current={current ? 'page' : undefined}
      className={item}
      href={href}
      onClick={closeAround}
    >
      {label}
    </RouteLink>
  )
}
