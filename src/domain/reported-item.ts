import {
  array,
  boolean,
  enums,
  type Infer,
  nonempty,
  optional,
  string,
  type,
  validate,
} from 'superstruct'
import { isUnreadable, type Listed, filterReadable } from './listed.ts'
import { extension, Id, preprocess } from './field-structs.ts'
import { type Product, ProductStruct } from './product.ts'
import { REPORT_REASONS, type ReportReason } from './report.ts'

const ReportedItemShape = type({
  reportedProductId: Id,
  /** The product, or an empty list (rule C5). */
  productData: array(ProductStruct),
  /** The product exists but does not match section 7, so none of its fields can be shown. */
  isUnreadable: optional(boolean()),
  /** Extensions: why it was reported, and in which words. */
  reason: extension(enums(REPORT_REASONS)),
  words: extension(nonempty(string())),
})
export type ReportedItem = Infer<typeof ReportedItemShape>

/**
 * A reported item, as GET /reported-product/ returns it. Only the first entry of `productData` is the product; the list
 * is empty when the product is gone (rule C5). An invalid product is marked in its own row and does not fail the list:
 * it may be broken for the very reason it was reported, and the admin must be able to delete it.
 */
export const ReportedItemStruct = preprocess(ReportedItemShape, (value) =>
  typeof value === 'object' && value !== null && 'reportedProductId' in value
    ? {
        reportedProductId: value.reportedProductId,
        reason: Reflect.get(value, 'reason'),
        words: Reflect.get(value, 'words'),
        ...productIn(Reflect.get(value, 'productData')),
      }
    : value,
)

/** A report of the user, as the extension GET /own-reports returns it. */
export const OwnReportStruct = type({ reportedProductId: Id })

function productIn(productData: unknown): Pick<ReportedItem, 'productData' | 'isUnreadable'> {
  const first: unknown = Array.isArray(productData) ? productData[0] : productData
  if (first === undefined || first === null) return { productData: [] }
  const [error, product] = validate(first, ProductStruct, { coerce: true })
  return error === undefined ? { productData: [product] } : { productData: [], isUnreadable: true }
}

/**
 * A reported product, listed once for all its reports; `product` is null when the product is gone, or when it exists
 * and `isUnreadable` is true.
 */
export type ReportedProduct = {
  productId: string
  product: Product | null
  isUnreadable: boolean
  /** Whether the reports can be closed while the product stays. Those of a product that is gone cannot. */
  isDismissible: boolean
  /** Whether the product can be hidden, with its reasons to the seller. */
  isHideable: boolean
  reports: number
  /** The reasons that were given, the most frequent first. */
  reasons: readonly { reason: ReportReason; reports: number }[]
  /** The words of the reporters, newest first and each once, with the reason. */
  words: readonly { reason: ReportReason | undefined; words: string }[]
}

/**
 * Groups reports by product, in the order of each product's first report. `canDismiss`: the server can close the reports
 * of a product that stays; `canHide`: it can hide one.
 */
export function reportedProducts(
  items: readonly Listed<ReportedItem>[],
  { canDismiss = false, canHide = false } = {},
): Listed<ReportedProduct>[] {
  const keyOf = (item: Listed<ReportedItem>) =>
    isUnreadable(item) ? item._id : item.reportedProductId
  return [...groupsOf(items, keyOf)].map(([productId, group]) => {
    const [first] = group
    if (first !== undefined && isUnreadable(first)) return first
    const reports = filterReadable(group)
    const product = reports.flatMap(({ productData }) => productData)[0] ?? null
    const isUnreadableProduct =
      product === null && reports.some((report) => report.isUnreadable === true)
    return {
      productId,
      product,
      isUnreadable: isUnreadableProduct,
      isDismissible: canDismiss && (product !== null || isUnreadableProduct),
      isHideable: canHide && (product !== null || isUnreadableProduct),
      reports: reports.length,
      reasons: reasonsIn(reports),
      words: wordsIn(reports),
    }
  })
}

function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function wordsIn(reports: readonly ReportedItem[]): ReportedProduct['words'] {
  const given = reports.flatMap(({ reason, words }) =>
    words === undefined ? [] : [[words, { reason, words }] as const],
  )
  return [...new Map(given).values()]
}

function reasonsIn(reports: readonly ReportedItem[]): ReportedProduct['reasons'] {
  const given = reports.flatMap(({ reason }) => reason ?? [])
  return [...groupsOf(given, (reason) => reason)]
    .map(([reason, same]) => ({ reason, reports: same.length }))
    .toSorted((one, other) => other.reports - one.reports)
}
