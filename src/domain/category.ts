import { type Infer, string, type } from 'superstruct'

/** A category of products as /get-categories answers it. */
export const CategoryStruct = type({ _id: string(), categoryName: string() })
export type Category = Infer<typeof CategoryStruct>
