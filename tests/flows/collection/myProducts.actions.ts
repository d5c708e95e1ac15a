import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { sellerProductsMachine } from '../../../src/actors/seller-products.ts'
import type { Product } from '../../../src/domain/product.ts'
import { camera } from '../../../src/screens/story-fixtures.ts'
import { advertiseScript } from '../advertise/advertise.script.ts'
import { button } from '../../screen/actions.ts'
import { listFlow } from './list-actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'

export const sellerEmail = 'seller@loppis.test'
const open = { ...camera, isAdvertised: false }
export const lamp: Product = { ...open, _id: 'lamp', productName: 'Lamp' }
export const sofa: Product = { ...open, _id: 'sofa', productName: 'Sofa' }

const idOf = ({ _id }: Product) => _id
const labelOf = ({ productName }: Product) => `Delete ${productName}`
export const deleteOf = (product: Product) => button(labelOf(product))
export const advertiseOf = ({ productName }: Product) => button(`Advertise ${productName}`)

export const productsActs = listFlow({
  name: 'my-products',
  rules: 'L5 to L8',
  machine: sellerProductsMachine,
  of: sellerEmail,
  rows: [lamp, sofa],
  idOf,
  acts: [{ action: 'remove', nameOf: idOf, label: labelOf }],
  bound: 8,
  texts: {
    title: 'My Products',
    loading: 'Loading your products',
    empty: specMessages.en.noProductsYet,
    row: ({ productName }) => productName,
    filled: ['Advertise', 'Delete'],
    asks: [specMessages.en.deleteProduct],
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
  assertions: {
    idle: { shows: ['Lamp', 'Sofa'] },
    advertising: { shows: ['Advertise'] },
  },
}
