import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Renders into an element and replaces its content. */
export function render(root: Element, product: ReactNode): void {
  createRoot(root).render(product)
}

/** Hydrates server-rendered markup in steps between which the browser handles input. */
export function hydrate(root: Element, product: ReactNode): void {
  startTransition(() => void hydrateRoot(root, product))
}
