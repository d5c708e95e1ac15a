import type { ConfirmationRequest } from './confirmation.machine.ts'

/** The list has come: whether for the first time or once more, it is shown as the server has it. */
export function listed<Item>(id: string) {
  const itemsOf = ({ event }: { event: { output: readonly Item[] } }) => ({ items: event.output })
  const actions = { type: 'keepItems' as const, params: itemsOf }
  return [
    { guard: { type: 'isEmpty' as const, params: itemsOf }, target: `#${id}.empty`, actions },
    { target: `#${id}.filled`, actions },
  ]
}

/** Something is to be done about an item: that is asked first. */
export const asked = {
  target: 'confirming',
  actions: {
    type: 'keepRequest' as const,
    params: ({ event }: { event: { request: ConfirmationRequest } }) => event,
  },
}
