import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import {
  conditionColumn,
  contactColumn,
  descriptionColumn,
  idColumn,
  moneyColumn,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { listsWords } from '../../words/lists.ts'
import type { Tongue } from '../../words/tongue.ts'
import { place } from './ReportedItemsView.css.ts'

/** Returns a text of the product; '' where the product is deleted. */
const factOf =
  (wordsOf: (product: Product) => string) =>
  ({ product }: ReportedProduct) =>
    product === null ? '' : wordsOf(product)

const location = factOf((product) => product.location)

/** Returns the columns of Reported Items (rule A6). */
export function reportedColumns(tongue: Tongue): readonly RowsColumn<ReportedProduct>[] {
  const words = tongue.wordsOf(listsWords).reports
  const nameOf = ({ product, isUnreadable }: ReportedProduct) =>
    product?.productName ?? (isUnreadable ? words.unreadable : words.gone)
  const advertisementOf = ({ product }: ReportedProduct) =>
    product?.isAdvertised === true ? words.running : words.none
  return [
    idColumn(tongue, ({ productId }) => productId),
    pictureColumn(tongue, ({ product }) => product),
    sortedColumn(tongue, 'name', nameOf, {
      kind: 'title',
      render: (reported) => (
        <>
          {nameOf(reported)}
          <Text size="fine" tone="quiet">
            {reported.reports === 1 ? words.once : words.times(tongue.figures(reported.reports))}
          </Text>
        </>
      ),
    }),
    moneyColumn(tongue, 'price', ({ product }) => product?.askingPrice ?? null),
    moneyColumn(tongue, 'retail', ({ product }) => product?.retailPrice ?? null),
    conditionColumn(
      tongue,
      factOf(({ productCondition }) => productCondition),
    ),
    descriptionColumn(
      tongue,
      factOf(({ description }) => description),
      160,
    ),
    contactColumn(
      tongue,
      factOf(({ contact }) => contact),
    ),
    textColumn(tongue, 'location', location, {
      render: (reported) => <div className={place}>{location(reported)}</div>,
    }),
    textColumn(tongue, 'advertisement', advertisementOf, {
      render: (reported) => (
        <Badge look="bare" tone={reported.product?.isAdvertised === true ? 'positive' : 'neutral'}>
          {advertisementOf(reported)}
        </Badge>
      ),
    }),
  ]
}
