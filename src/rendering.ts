import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Renders into an element and replaces its content, and the document's title by that of the product. */
export function render(root: Element, product: ReactNode): void {
  const replaced = document.head.querySelector('title')
  // React inserts its title before the document's own, and leaves that. Until then, the tab keeps it.
  new MutationObserver((_, observer) => {
    if (document.head.querySelector('title') === replaced) return
    replaced?.remove()
    observer.disconnect()
  }).observe(document.head, { childList: true })
  createRoot(root).render(product)
}

/** Hydrates server-rendered markup in steps between which the browser handles input. */
export function hydrate(root: Element, product: ReactNode): void {
  startTransition(() => void hydrateRoot(root, product))
}
