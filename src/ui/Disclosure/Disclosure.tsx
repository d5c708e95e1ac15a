import { type MouseEvent, useId } from 'react'
import { Link as RouteLink } from 'wouter'
import { Icon } from '../Icon/Icon.tsx'
import { item, list } from './list.css.ts'
import { links, panel, trigger, turned } from './Disclosure.css.ts'

type DisclosureProps = {
  label: string
  /** An item without `href` is plain text. */
  items: readonly { key: string; label: string; href?: string; current?: boolean }[]
  /** Shown while `items` is empty. */
  emptyText?: string
}

const closeAround = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** A navigation menu behind one button. It uses the native Popover API, so opening it needs no JavaScript. */
export function Disclosure({ label, items, emptyText }: DisclosureProps) {
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
          {items.map(({ key, label: name, href, current = false }) => (
            <li key={key}>
              {href === undefined ? (
                <span className={item}>{name}</span>
              ) : (
                <RouteLink
                  aria-current={current ? 'page' : undefined}
                  className={item}
                  href={href}
                  onClick={closeAround}
                >
                  {name}
                </RouteLink>
              )}
            </li>
          ))}
          {items.length === 0 && emptyText !== undefined && <li className={item}>{emptyText}</li>}
        </ul>
      </div>
    </>
  )
}
