import { formatMoney } from '../../domain/money.ts'
import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { idColumn } from '../admin/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { picture, place } from './ReportedItemsView.css.ts'

type ReportedColumn = RowsColumn<ReportedProduct>

/** A fact of the product, where it is still there to have one. */
function factColumn(
  header: string,
  wordsOf: (product: Product) => string,
  more: Partial<ReportedColumn> = {},
): ReportedColumn {
  return {
    key: header,
    header,
    textOf: ({ product }) => (product === null ? '' : wordsOf(product)),
    render: ({ product }) => product && wordsOf(product),
    ...more,
  }
}

const timesReported = (reports: number) =>
  reports === 1 ? 'Reported once' : `Reported ${reports} times`

const nameOf = ({ product, isUnreadable }: ReportedProduct) =>
  product?.productName ??
  (isUnreadable ? 'A product that could not be read' : 'A product that is gone')
const advertisementOf = ({ product }: ReportedProduct) =>
  product?.isAdvertised === true ? 'Running' : 'None'

/** What is reported (rule A6). */
export const reportedColumns: readonly ReportedColumn[] = [
  idColumn(({ productId }) => productId),
  {
    key: 'Picture',
    header: 'Picture',
    kind: 'picture',
    render: ({ product }) =>
      product && (
        <div className={picture}>
          <Picture alt="" sizes="6rem" sources={product.imageSources} src={product.image} />
        </div>
      ),
  },
  {
    key: 'Name',
    header: 'Name',
    kind: 'title',
    textOf: nameOf,
    sortBy: nameOf,
    render: (reported) => (
      <>
        {nameOf(reported)}
        <Text size="fine" tone="quiet">
          {timesReported(reported.reports)}
        </Text>
      </>
    ),
  },
  factColumn('Price', ({ askingPrice }) => formatMoney(askingPrice), {
    align: 'end',
    sortBy: ({ product }) => product?.askingPrice ?? 0,
  }),
  factColumn('Retail', ({ retailPrice }) => formatMoney(retailPrice), {
    align: 'end',
    sortBy: ({ product }) => product?.retailPrice ?? 0,
  }),
  factColumn('Condition', ({ productCondition }) => productCondition),
  factColumn('Description', (product) => product.description, {
    kind: 'wide',
    render: ({ product }) =>
      product?.description && <Excerpt length={160} text={product.description} />,
  }),
  factColumn('Contact', ({ contact }) => contact),
  factColumn('Location', ({ location }) => location, {
    render: ({ product }) => product && <div className={place}>{product.location}</div>,
  }),
  {
    key: 'Advertisement',
    header: 'Advertisement',
    textOf: advertisementOf,
    render: (reported) => (
      <Badge look="bare" tone={reported.product?.isAdvertised === true ? 'positive' : 'neutral'}>
        {advertisementOf(reported)}
      </Badge>
    ),
  },
]
