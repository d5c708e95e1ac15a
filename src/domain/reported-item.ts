import { array, coerce, defaulted, type Infer, string, type, unknown } from 'superstruct'
import { type Product, ProductStruct } from './product.ts'

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

/** A product that was reported, once however often; `product` is null where it is gone. */
export type ReportedProduct = { productId: string; product: Product | null; reports: number }

/** The products of these reports, in the order of each one's first report. */
export function reportedProducts(items: readonly ReportedItem[]): ReportedProduct[] {
  return [...Map.groupBy(items, ({ reportedProductId }) => reportedProductId)].map(
    ([productId, reports]) => ({
      productId,
      product: reports.flatMap(({ productData }) => productData)[0] ?? null,
      reports: reports.length,
    }),
  )
}
