import { array, coerce, defaulted, type Infer, string, type, unknown } from 'superstruct'
import { ProductStruct } from './product.ts'

/**
 * A reported item as GET /reported-product/ lists it. Only the first entry of `productData` is the product; the list
 * is empty where the product is gone (rule C5).
 */
export const ReportedItemStruct = type({
  reportedProductId: string(),
  productData: coerce(defaulted(array(ProductStruct), []), unknown(), (value) =>
    Array.isArray(value) ? value.slice(0, 1) : (value ?? []),
  ),
})
export type ReportedItem = Infer<typeof ReportedItemStruct>
