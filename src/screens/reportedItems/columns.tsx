import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
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
import { listsMessages } from '../../messages/lists.ts'
import type { Locale } from '../../messages/locale.ts'
import { ReportedName } from './ReportedName.tsx'
import { place } from '../table/RowsTable.css.ts'

/** Returns a text of the product; '' where the product is deleted. */
const factOf =
  (wordsOf: (product: Product) => string) =>
  ({ product }: ReportedProduct) =>
    product === null ? '' : wordsOf(product)

const location = factOf((product) => product.location)

/** Returns the columns of Reported Items (rule A6). */
export function reportedColumns(locale: Locale): readonly RowsColumn<ReportedProduct>[] {
  const messages = locale.messagesFor(listsMessages).reports
  const nameOf = ({ product, isUnreadable }: ReportedProduct) =>
    product?.productName ?? (isUnreadable ? messages.unreadable : messages.gone)
  const advertisementOf = ({ product }: ReportedProduct) =>
    product?.isAdvertised === true ? messages.running : messages.none
  return [
    idColumn(locale, ({ productId }) => productId),
    pictureColumn(locale, ({ product }) => product),
    sortedColumn(locale, 'name', nameOf, {
      kind: 'title',
      render: (reported) => <ReportedName name={nameOf(reported)} reported={reported} />,
    }),
    moneyColumn(locale, 'price', ({ product }) => product?.askingPrice ?? null),
    moneyColumn(locale, 'retail', ({ product }) => product?.retailPrice ?? null),
    conditionColumn(
      locale,
      factOf(({ productCondition }) => productCondition),
    ),
    descriptionColumn(
      locale,
      factOf(({ description }) => description),
      160,
    ),
    contactColumn(
      locale,
      factOf(({ contact }) => contact),
    ),
    textColumn(locale, 'location', location, {
      render: (reported) => <div className={place}>{location(reported)}</div>,
    }),
    textColumn(locale, 'advertisement', advertisementOf, {
      render: (reported) => (
        <Badge look="bare" tone={reported.product?.isAdvertised === true ? 'positive' : 'neutral'}>
          {advertisementOf(reported)}
        </Badge>
      ),
    }),
  ]
}
