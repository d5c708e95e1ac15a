import { FREE_DELIVERY_OVER, RETURN_WINDOW_DAYS } from '../../domain/constants.ts'
import { formatMoney } from '../../domain/money.ts'
import { PromiseDelivery } from '../../ui/artwork/PromiseDelivery.tsx'
import { PromiseGift } from '../../ui/artwork/PromiseGift.tsx'
import { PromiseProtection } from '../../ui/artwork/PromiseProtection.tsx'
import { PromiseReturn } from '../../ui/artwork/PromiseReturn.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { promise, promiseMark, promises } from './HomeView.css.ts'

const all = [
  {
    Mark: PromiseDelivery,
    title: 'Free delivery',
    sentence: `On orders over ${formatMoney(FREE_DELIVERY_OVER)}`,
  },
  { Mark: PromiseProtection, title: 'Order protection', sentence: 'Your order is protected' },
  { Mark: PromiseGift, title: 'Promotion gift', sentence: 'A small one with every promotion' },
  {
    Mark: PromiseReturn,
    title: 'Money back',
    sentence: `On returns within ${RETURN_WINDOW_DAYS} days`,
  },
]

/** The strip of four promises (rule R1). */
export function Promises() {
  return (
    <ul className={promises} id="promises">
      {all.map(({ Mark, title, sentence }) => (
        <li className={promise} key={title}>
          <span className={promiseMark}>
            <Mark />
          </span>
          <Text weight="bold">{title}</Text>
          <Text size="small" tone="quiet">
            {sentence}
          </Text>
        </li>
      ))}
    </ul>
  )
}
