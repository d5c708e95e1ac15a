import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import {
  conditionColumn,
  descriptionColumn,
  idColumn,
  moneyColumn,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { place } from './ReportedItemsView.css.ts'

/** A fact of the product; no words where the product is gone. */
const factOf =
  (wordsOf: (product: Product) => string) =>
  ({ product }: ReportedProduct) =>
    product === null ? '' : wordsOf(product)

const location = factOf((product) => product.location)

const timesReported = (reports: number) =>
  reports === 1 ? 'Reported once' : `Reported ${reports} times`

const nameOf = ({ product, isUnreadable }: ReportedProduct) =>
  product?.productName ??
  (isUnreadable ? 'A product that could not be read' : 'A product that is gone')
const advertisementOf = ({ product }: ReportedProduct) =>
  product?.isAdvertised === true ? 'Running' : 'None'

/** What is reported (rule A6). */
export const reportedColumns: readonly RowsColumn<ReportedProduct>[] = [
  idColumn(({ productId }) => productId),
  pictureColumn(({ product }) => product),
  sortedColumn('Name', nameOf, {
    kind: 'title',
    render: (reported) => (
      <>
        {nameOf(reported)}
        <Text size="fine" tone="quiet">
          {timesReported(reported.reports)}
        </Text>
      </>
    ),
  }),
  moneyColumn('Price', ({ product }) => product?.askingPrice ?? null),
  moneyColumn('Retail', ({ product }) => product?.retailPrice ?? null),
  conditionColumn(factOf(({ productCondition }) => productCondition)),
  descriptionColumn(
    factOf(({ description }) => description),
    160,
  ),
  textColumn(
    'Contact',
    factOf(({ contact }) => contact),
  ),
  textColumn('Location', location, {
    render: (reported) => <div className={place}>{location(reported)}</div>,
  }),
  textColumn('Advertisement', advertisementOf, {
    render: (reported) => (
      <Badge look="bare" tone={reported.product?.isAdvertised === true ? 'positive' : 'neutral'}>
        {advertisementOf(reported)}
      </Badge>
    ),
  }),
]
