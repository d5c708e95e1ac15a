import type { ContextFrom } from 'xstate'
import type { advertiseMachine } from '../../machines/advertise.machine.ts'
import type { ConfirmationOutcome } from '../../machines/confirmation.machine.ts'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { messages } from '../../src/domain/messages.ts'
import type { Product } from '../../src/domain/product.ts'
import { camera } from '../../src/screens/story-world.ts'
import { advertiseScript } from '../models/advertise.events.ts'
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { button } from './acts.ts'
import { cancel, confirm, confirmationEnds } from './confirmation.acts.ts'
import type { ScreenFlow } from './screen.ts'

const open = { ...camera, isAdvertised: false }
export const lamp: Product = { ...open, _id: 'lamp', productName: 'Lamp' }
export const sofa: Product = { ...open, _id: 'sofa', productName: 'Sofa' }

type Outcome = { outcome: ConfirmationOutcome }

const lists = answers<Product[]>({ none: [], one: [lamp], two: [lamp, sofa] })

/** Everything that can happen to the list of My Products. */
const productsScript = scriptFor(sellerProductsMachine, {
  input: { of: 'seller@loppis.test' },
  sends: [
    { name: 'collection.retry', event: { type: 'collection.retry' } },
    ...[lamp, sofa].map(({ _id }) => ({
      name: `item.ask=${_id}`,
      event: { type: 'item.ask' as const, request: { ...request, subjectId: _id } },
      when: ({ context }: { context: { items: readonly Product[] } }) =>
        context.items.some((item) => item._id === _id),
    })),
  ],
  listeners: {},
  ports: {
    load: lists,
    check: lists,
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
  bound: 8,
})

export const deleteOf = ({ productName }: Product) => button(`Delete ${productName}`)
export const advertiseOf = ({ productName }: Product) => button(`Advertise ${productName}`)

export const productsActs: ScreenFlow<ContextFrom<typeof sellerProductsMachine>> = {
  name: 'my-products',
  rules: 'L5 to L8',
  script: productsScript,
  controls: [
    { sends: 'collection.retry', at: button('Try again') },
    ...[lamp, sofa].map((item) => ({
      sends: `item.ask=${item._id}`,
      at: deleteOf(item),
      where: ({ context }: { context: { items: readonly Product[] } }) =>
        context.items.includes(item),
    })),
  ],
  gestures: {
    'confirmation=performed': [{ press: confirm }],
    'confirmation=failed': [{ press: confirm }],
    'confirmation=cancelled': [{ press: cancel }],
  },
  outOfReach: { 'confirmation!': confirmationEnds },
  sights: {
    loading: { says: ['My Products', 'Loading your products'], hides: ['Lamp'] },
    failed: { says: ['My Products', 'Try again'], hides: ['Loading your products'] },
    empty: { says: [messages.noProductsYet, 'My Buyers'], hides: ['Lamp', 'Sofa'] },
    'filled.browsing': { says: ['Advertise', 'Delete'], hides: [messages.deleteProduct] },
    'filled.checking': { says: ['Advertise', 'Delete'], hides: [messages.deleteProduct] },
    'filled.confirming': { says: [messages.deleteProduct, 'Cancel'] },
  },
}

/** Advertising, on a list of two products. */
export const advertiseActs: ScreenFlow<ContextFrom<typeof advertiseMachine>> = {
  name: 'advertise',
  rules: 'L7',
  script: advertiseScript,
  controls: [lamp, sofa].map((product) => ({
    sends: `advertise.start=${product._id}`,
    at: advertiseOf(product),
  })),
  sights: {
    idle: { says: ['Lamp', 'Sofa'] },
    advertising: { says: ['Advertise'] },
  },
}
