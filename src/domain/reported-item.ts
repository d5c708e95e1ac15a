import { array, boolean, type Infer, optional, type, validate } from 'superstruct'
import { Id, read } from './document.ts'
import { type Product, ProductStruct } from './product.ts'

const ReportedItemShape = type({
  reportedProductId: Id,
  /** The product, or nothing (rule C5). */
  productData: array(ProductStruct),
  /** There is a product, but not as section 7 has it: nothing of it can be shown. */
  isUnreadable: optional(boolean()),
})
export type ReportedItem = Infer<typeof ReportedItemShape>

/**
 * A reported item as GET /reported-product/ lists it. Only the first entry of `productData` is the product; the list
 * is empty where the product is gone (rule C5). A product that cannot be read is said to be so in its own row: it may
 * be broken for the very reason it was reported, and without the list the admin could not delete it.
 */
export const ReportedItemStruct = read(ReportedItemShape, (value) =>
  typeof value === 'object' && value !== null && 'reportedProductId' in value
    ? {
        reportedProductId: value.reportedProductId,
        ...productIn(Reflect.get(value, 'productData')),
      }
    : value,
)

function productIn(productData: unknown): Omit<ReportedItem, 'reportedProductId'> {
  const first: unknown = Array.isArray(productData) ? productData[0] : productData
  if (first === undefined || first === null) return { productData: [] }
  const [error, product] = validate(first, ProductStruct, { coerce: true })
  return error === undefined ? { productData: [product] } : { productData: [], isUnreadable: true }
}

/**
 * A product that was reported, once however often; `product` is null where it is gone, or `isUnreadable` while it is
 * still there.
 */
export type ReportedProduct = {
  productId: string
  product: Product | null
  isUnreadable: boolean
  reports: number
}

/** The products of these reports, in the order of each one's first report. */
export function reportedProducts(items: readonly ReportedItem[]): ReportedProduct[] {
  return [...Map.groupBy(items, ({ reportedProductId }) => reportedProductId)].map(
    ([productId, reports]) => {
      const product = reports.flatMap(({ productData }) => productData)[0] ?? null
      const isUnreadable =
        product === null && reports.some((report) => report.isUnreadable === true)
      return { productId, product, isUnreadable, reports: reports.length }
    },
  )
}
