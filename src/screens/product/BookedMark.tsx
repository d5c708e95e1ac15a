import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { pathOf } from '../paths.ts'
import { mark } from './BookedMark.css.ts'

/** Says over a product's picture that the viewer has booked it, and leads to the booking. */
export function BookedMark({ productName }: { productName: string }) {
  const { youBooked, youBookedOf } = useMessages(productMessages)
  return (
    <span className={mark}>
      <Link href={pathOf({ screen: 'myOrders' })} label={youBookedOf(productName)} tone="quiet">
        {youBooked}
      </Link>
    </span>
  )
}
