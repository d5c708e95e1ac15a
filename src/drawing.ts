import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Draws into an element, whatever is in it. */
export function draw(root: Element, product: ReactNode): void {
  createRoot(root).render(product)
}

/** Takes over what a server has drawn in an element, in pieces between which a press is heard. */
export function takeOver(root: Element, product: ReactNode): void {
  startTransition(() => void hydrateRoot(root, product))
}
