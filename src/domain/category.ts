import { type Infer, string, type } from 'superstruct'
import { AttributesStruct } from './attribute.ts'
import { extension, Id, translationsOf } from './field-structs.ts'
import { PictureSourcesStruct } from './product.ts'

/** A product category, as /get-categories returns it. */
export const CategoryStruct = type({
  _id: Id,
  categoryName: string(),
  /** Extensions: the category that has this one as a child, and a picture of products in the category. */
  parentId: extension(Id),
  image: extension(string()),
  imageSources: extension(PictureSourcesStruct),
  attributes: AttributesStruct,
  translations: translationsOf(type({ name: string() })),
})
export type Category = Infer<typeof CategoryStruct>
