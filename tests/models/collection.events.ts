import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { ConfirmationOutcome } from '../../machines/confirmation.machine.ts'
import { request } from './confirmation.events.ts'
import { answers, scriptFor } from './script.ts'

type Item = { _id: string }
type Outcome = { outcome: ConfirmationOutcome }

export const collectionMachine = createCollectionMachine<Item>('orders', ({ _id }) => _id)

const [first, second]: readonly [Item, Item] = [{ _id: 'booking-1' }, { _id: 'booking-2' }]

/** Everything that can happen to a list whose items can be acted on. */
export const collectionScript = scriptFor(collectionMachine, {
  input: { of: 'buyer@loppis.test' },
  sends: [
    { name: 'collection.retry', event: { type: 'collection.retry' } },
    ...[first, second].map(({ _id }) => ({
      name: `item.ask=${_id}`,
      event: { type: 'item.ask' as const, request: { ...request, subjectId: _id } },
      when: ({ context }: { context: { items: readonly Item[] } }) =>
        context.items.some((item) => item._id === _id),
    })),
  ],
  listeners: {},
  ports: {
    load: answers<readonly Item[]>({ none: [], one: [first], two: [first, second] }),
    confirmation: answers<Outcome>({
      performed: { outcome: 'performed' },
      cancelled: { outcome: 'cancelled' },
      failed: { outcome: 'failed' },
    }),
  },
  factsOf: ({ items, request: asked }) => [
    items.map(({ _id }) => _id).join('+'),
    asked?.subjectId ?? 'nothing',
  ],
  bound: 12,
})
