import { type Infer, string, type } from 'superstruct'
import { extension, Id } from './document.ts'
import { PictureSourcesStruct } from './product.ts'

/** A category of products as /get-categories answers it. */
export const CategoryStruct = type({
  _id: Id,
  categoryName: string(),
  /** Extensions: a picture of what is to be had there. */
  image: extension(string()),
  imageSources: extension(PictureSourcesStruct),
})
export type Category = Infer<typeof CategoryStruct>
