import { type Infer, string, type } from 'superstruct'
import { extension, Id } from './field-structs.ts'
import type { Language } from './language.ts'
import { PictureSourcesStruct } from './product.ts'
import { translationsOf } from './translations.ts'

/** A product category, as /get-categories returns it. */
export const CategoryStruct = type({
  _id: Id,
  categoryName: string(),
  /** Extensions: a picture of products in the category. */
  image: extension(string()),
  imageSources: extension(PictureSourcesStruct),
  translations: translationsOf(type({ name: string() })),
})
export type Category = Infer<typeof CategoryStruct>

/** Returns the name of a category in a language; the server's own where it has no translation. */
export const categoryNameIn = (
  language: Language,
  { categoryName, translations }: Category,
): string => translations?.[language]?.name ?? categoryName
