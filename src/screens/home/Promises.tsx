import { FREE_DELIVERY_OVER } from '../../domain/constants.ts'
import { PromiseDelivery } from '../../ui/artwork/PromiseDelivery.tsx'
import { PromiseGift } from '../../ui/artwork/PromiseGift.tsx'
import { PromiseProtection } from '../../ui/artwork/PromiseProtection.tsx'
import { PromiseReturn } from '../../ui/artwork/PromiseReturn.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { homeMessages } from '../../messages/home.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { pathOf } from '../paths.ts'
import { promise, promiseMark, promises as strip } from './HomeView.css.ts'

const marks = [
  { name: 'delivery', page: 'delivery', Mark: PromiseDelivery },
  { name: 'protection', page: 'protection', Mark: PromiseProtection },
  { name: 'gift', page: 'gift', Mark: PromiseGift },
  { name: 'refund', page: 'returns', Mark: PromiseReturn },
] as const

/** The strip of four promises (rule R1); each leads to the page that says what it means. */
export function Promises() {
  const { promises } = useMessages(homeMessages)
  const { formatMoney } = useLocale()
  return (
    <ul className={strip} id="promises">
      {marks.map(({ Mark, name, page }) => (
        <li className={promise} key={name}>
          <span className={promiseMark}>
            <Mark />
          </span>
          <Text weight="bold">
            <Link href={pathOf({ screen: 'help', page })} tone="nav">
              {promises[name].title}
            </Link>
          </Text>
          <Text size="small" tone="quiet">
            {promises[name].sentence(formatMoney(FREE_DELIVERY_OVER))}
          </Text>
        </li>
      ))}
    </ul>
  )
}
