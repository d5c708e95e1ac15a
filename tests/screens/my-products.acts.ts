import type { ContextFrom } from 'xstate'
import type { advertiseMachine } from '../../machines/advertise.machine.ts'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { messages } from '../../src/domain/messages.ts'
import type { Product } from '../../src/domain/product.ts'
import { camera } from '../../src/screens/story-world.ts'
import { advertiseScript } from '../models/advertise.events.ts'
import { button } from './acts.ts'
import { listActs } from './list-acts.ts'
import type { ScreenFlow } from './screen.ts'

export const sellerEmail = 'seller@loppis.test'
const open = { ...camera, isAdvertised: false }
export const lamp: Product = { ...open, _id: 'lamp', productName: 'Lamp' }
export const sofa: Product = { ...open, _id: 'sofa', productName: 'Sofa' }

const idOf = ({ _id }: Product) => _id
export const deleteOf = ({ productName }: Product) => button(`Delete ${productName}`)
export const advertiseOf = ({ productName }: Product) => button(`Advertise ${productName}`)

export const productsActs = listActs({
  name: 'my-products',
  rules: 'L5 to L8',
  machine: sellerProductsMachine,
  of: sellerEmail,
  rows: [lamp, sofa],
  idOf,
  acts: [{ act: 'remove', nameOf: idOf, at: deleteOf }],
  bound: 8,
  sights: {
    loading: { says: ['My Products', 'Loading your products'], hides: ['Lamp'] },
    failed: { says: ['My Products', 'Try again'], hides: ['Loading your products'] },
    empty: { says: [messages.noProductsYet, 'My Buyers'], hides: ['Lamp', 'Sofa'] },
    'filled.browsing': { says: ['Advertise', 'Delete'], hides: [messages.deleteProduct] },
    'filled.checking': { says: ['Advertise', 'Delete'], hides: [messages.deleteProduct] },
    'filled.confirming': { says: [messages.deleteProduct, 'Cancel'] },
  },
})

/** The screen flow of advertising, on a list of two products. */
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
