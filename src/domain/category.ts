import { type Infer, string, type } from 'superstruct'
import { Id } from './document.ts'

/** A category of products as /get-categories answers it. */
export const CategoryStruct = type({ _id: Id, categoryName: string() })
export type Category = Infer<typeof CategoryStruct>
