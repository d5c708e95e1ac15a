import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { Moment } from './field-structs.ts'
import type { ListingDetails, ListingForm } from './listing-form.ts'
import { type Product, ProductStruct } from './product.ts'

/** A listing as its seller edits it. `heldUntil`: until when a buyer who is paying holds the item. */
export const EditableListingStruct = type({
  edition: integer(),
  state: string(),
  can: array(type({ event: string() })),
  heldUntil: nullable(Moment),
  product: ProductStruct,
})
export type EditableListing = Infer<typeof EditableListingStruct>

/** What a seller changes, of the edition that the seller has seen. Prices are US dollars. */
export type ListingEdit = {
  productId: string
  edition: number
  changes: Partial<ListingDetails>
}

/** Returns whether the seller can edit a listing now. */
export const isEditable = ({ can }: EditableListing): boolean =>
  can.some(({ event }) => event === 'seller.edit')

/** Returns the form that shows a product as it is. */
export const formOf = (product: Product): ListingForm => ({
  productName: product.productName,
  askingPrice: String(product.askingPrice),
  retailPrice: String(product.retailPrice),
  productCondition: product.productCondition,
  categoryId: product.categoryId,
  purchaseYear: String(product.purchaseYear),
  description: product.description,
  contact: product.contact,
  location: product.location,
})

/** Returns the fields of a form that differ from the product; the others follow what changes on the server. */
export function changesIn(form: ListingForm, product: Product): Partial<ListingForm> {
  const before: Record<string, string> = formOf(product)
  return Object.fromEntries(Object.entries(form).filter(([name, text]) => text !== before[name]))
}
