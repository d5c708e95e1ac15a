import type { ConfirmationRequest } from './confirmation.machine.ts'

/** Transitions for a loaded list, first or reloaded: store the server's items, then show them or the empty state. */
export function loadedTransitions<Item>(id: string) {
  const itemsOf = ({ event }: { event: { output: readonly Item[] } }) => ({ items: event.output })
  const actions = { type: 'keepItems' as const, params: itemsOf }
  return [
    { guard: { type: 'isEmpty' as const, params: itemsOf }, target: `#${id}.empty`, actions },
    { target: `#${id}.filled`, actions },
  ]
}

/** Transition that asks for confirmation of an act on an item. */
export const confirmTransition = {
  target: 'confirming',
  actions: {
    type: 'keepRequest' as const,
    params: ({ event }: { event: { request: ConfirmationRequest } }) => event,
  },
}
