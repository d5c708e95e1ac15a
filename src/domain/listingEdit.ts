import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { attributeField, attributeTexts } from './attribute.ts'
import { extension, Moment } from './field-structs.ts'
import type { Listing } from './listing.ts'
import { formWith, type ListingDetails, type ListingForm, type SomeFields } from './listing-form.ts'
import type { UploadedPicture } from './picture.ts'
import { type PicturedProduct, PicturedProductStruct, picturesOf } from './product-page.ts'

/**
 * A listing as its seller edits it. `heldUntil`: until when a buyer who is paying holds the item. `lowestOffer`: the lowest
 * price that a buyer may offer, in percent of the asking price, and what the seller can choose; an extension of its own.
 */
export const EditableListingStruct = type({
  edition: integer(),
  state: string(),
  can: array(type({ event: string() })),
  heldUntil: nullable(Moment),
  product: PicturedProductStruct,
  lowestOffer: extension(type({ percent: integer(), choices: array(integer()) })),
})
export type EditableListing = Infer<typeof EditableListingStruct>

type ListedPictures = Pick<Listing, 'image' | 'imageSources' | 'morePictures'>

/** A seller's changes to the edition that the seller has seen. Prices are US dollars. */
export type ListingEdit = {
  productId: string
  edition: number
  changes: Partial<ListingDetails & ListedPictures>
}

/** Returns whether the seller can edit a listing now. */
export const isEditable = ({ can }: EditableListing): boolean =>
  can.some(({ event }) => event === 'seller.edit')

type Editable = Pick<EditableListing, 'product' | 'lowestOffer'>

/** Returns the form that shows a listing as it is. */
export const formOf = ({ product, lowestOffer }: Editable): ListingForm => {
  const saved = { ...product, lowestOfferPercent: lowestOffer?.percent }
  const attributes = product.attributes ?? []
  return {
    ...formWith((name) => textOf(saved[name])),
    ...Object.fromEntries(attributes.map(({ key, value }) => [attributeField(key), value])),
  }
}

/** Returns the text of a value; empty for an extension that the server lacks. */
const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value))

/** Returns the fields of a form that differ from the listing; the others follow what changes on the server. */
export function changedFields(form: ListingForm, listing: Editable): SomeFields {
  const before: Record<string, string> = formOf(listing)
  return Object.fromEntries(
    Object.entries(form).filter(([name, text]) => text !== (before[name] ?? '')),
  )
}

/**
 * Returns those of a form's values that an edit changes. The values of the attributes are one field for the server, and
 * another category has others.
 */
export function detailsToSave(
  details: ListingDetails,
  changed: SomeFields,
): Partial<ListingDetails> {
  const isOfOthers = 'categoryId' in changed || Object.keys(attributeTexts(changed)).length > 0
  return Object.fromEntries(
    Object.entries(details).filter(
      ([name]) => Object.hasOwn(changed, name) || (name === 'attributes' && isOfOthers),
    ),
  )
}

/** Returns the pictures that a product has, the cover first. */
export const uploadedPicturesOf = (product: PicturedProduct): UploadedPicture[] =>
  picturesOf(product).map(({ image, imageSources }) => ({
    image,
    ...(imageSources !== undefined && { imageSources }),
  }))

/** Returns the pictures to save where they differ from those of the product, or are in another order. */
export function pictureChangesIn(
  pictures: readonly UploadedPicture[],
  product: PicturedProduct,
): Partial<ListedPictures> {
  const addresses = (all: readonly UploadedPicture[]) => all.map(({ image }) => image).join(' ')
  const [cover, ...morePictures] = pictures
  return cover === undefined || addresses(pictures) === addresses(uploadedPicturesOf(product))
    ? {}
    : { ...cover, morePictures }
}
