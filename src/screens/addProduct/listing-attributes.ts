import type { CategoriesSnapshot } from '../../actors/catalogue.ts'
import { type Attribute, attributeTexts } from '../../domain/attribute.ts'
import { filterReadable } from '../../domain/listed.ts'
import type { ListingForm } from '../../domain/listing-form.ts'
import { formTexts } from '../form-values.ts'

/** Returns whether the categories load for the first time: their attributes are fields, which would move those below them. */
export const areFieldsLoading = (categories: CategoriesSnapshot): boolean =>
  categories.matches('loading') && categories.context.failure === null

/** Returns the attributes of a category; none before the categories have loaded. */
export const categoryAttributes = (
  { context }: CategoriesSnapshot,
  categoryId: string,
): readonly Attribute[] =>
  filterReadable(context.items).find(({ _id }) => _id === categoryId)?.attributes ?? []

/**
 * Returns what the seller has entered, with the attributes of the chosen category. The texts of other attributes stay as
 * they were `before`, so that a seller who chooses another category and comes back has lost nothing.
 */
export function enteredListing(
  element: HTMLFormElement,
  names: readonly Exclude<keyof ListingForm, `attributes.${string}`>[],
  before: ListingForm,
  categories: CategoriesSnapshot,
): { form: ListingForm; attributes: readonly Attribute[] } {
  const form = {
    ...attributeTexts(before),
    ...attributeTexts(Object.fromEntries(new FormData(element))),
    ...formTexts(element, names),
  } as ListingForm
  return { form, attributes: categoryAttributes(categories, form.categoryId) }
}
