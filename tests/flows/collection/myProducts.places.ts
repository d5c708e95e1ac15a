import type { Product } from '../../../src/domain/product.ts'
import { locate } from '../../screen/locate.ts'
import { advertiseOf, deleteOf } from './myProducts.actions.ts'
import { row } from './table.places.ts'

export const deleteButton = (product: Product) => locate(deleteOf(product))
export const advertiseButton = (product: Product) => locate(advertiseOf(product))

/** Returns the text of a product's row in the column of this header. */
export const cellText = (name: string, header: string) =>
  row(name).element().querySelector(`[data-label="${header}"]`)?.textContent
