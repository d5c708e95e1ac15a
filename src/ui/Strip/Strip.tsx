import type { ReactNode } from 'react'
import { bringIntoStrip, shownIndex } from './bring-into-strip.ts'
import { item, strip } from './Strip.css.ts'

type StripProps = {
  /** The accessible name of the list. */
  label: string
  items: readonly { key: string; content: ReactNode }[]
  /** The index of the item that the strip shows. */
  shown: number
  /** Called when the user has scrolled to another item. */
  onShow: (index: number) => void
  /** The items have nothing that takes the focus. */
  takesTab?: boolean
}

/** A list that shows one item at a time. A swipe, the Tab key or `shown` moves it; it works without JavaScript. */
export function Strip({ label, items, shown, onShow, takesTab = false }: StripProps) {
  return (
    <ul
      aria-label={label}
      className={strip}
      onScroll={({ currentTarget }) => {
        const index = shownIndex(currentTarget)
        if (index !== null && index !== shown) onShow(index)
      }}
      // The keyboard has to reach what scrolls.
      {...(takesTab && { tabIndex: 0 })}
    >
      {items.map(({ key, content }, index) => (
        <li className={item} key={key} ref={index === shown ? bringIntoStrip : null}>
          {content}
        </li>
      ))}
    </ul>
  )
}
