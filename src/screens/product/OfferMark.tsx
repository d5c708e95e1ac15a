import type { Offer } from '../../domain/offer.ts'
import { productMessages } from '../../messages/product.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { pathOf } from '../paths.ts'
import { mark } from './BookedMark.css.ts'

/** Says over a product's picture where the viewer's open offer is, and leads to it. */
export function OfferMark({ offer }: { offer: Offer }) {
  const { bargains } = useMessages(productMessages)
  const { formatMoney } = useLocale()
  const text = textNamed(bargains, offer.state)?.(formatMoney(offer.price))
  if (text === undefined) return null
  const { _id, name } = offer.product
  return (
    <span className={mark}>
      <Link href={pathOf({ screen: 'offers', item: _id })} label={`${text}: ${name}`} tone="quiet">
        {text}
      </Link>
    </span>
  )
}
