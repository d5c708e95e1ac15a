import { type Product, sellerOf, sellerPageOf } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { productDestination } from '../product/product-destination.ts'
import { emailText } from '../table/columns.tsx'
import { ReportReasons } from './ReportReasons.tsx'

/** The name of a reported item, which leads to its page, with the seller and the reports. */
export function ReportedName({ reported, name }: { reported: ReportedProduct; name: string }) {
  const messages = useMessages(listsMessages).reports
  const { formatCount } = useLocale()
  const { product, reports } = reported
  return (
    <>
      {product?.hasPage === true ? (
        <Link href={pathOf(productDestination(product))}>{name}</Link>
      ) : (
        name
      )}
      {product !== null && <SellerLine product={product} />}
      <Text size="fine" tone="quiet">
        {reports === 1 ? messages.once : messages.times(formatCount(reports))}
      </Text>
      <ReportReasons name={name} reported={reported} />
    </>
  )
}

/** Names the seller. Renders nothing where the server does not tell. */
function SellerLine({ product }: { product: Product }) {
  const { seller } = useMessages(listsMessages).reports
  const { email } = sellerOf(product)
  const name = sellerPageOf(product)?.name
  if (email === '') return null
  return (
    <Text size="fine" tone="quiet">
      {name === undefined ? `${seller} ` : `${seller} ${name}, `}
      {emailText(email)}
    </Text>
  )
}
