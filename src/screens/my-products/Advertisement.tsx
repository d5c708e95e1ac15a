import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementOf } from '../../domain/advertising.ts'
import type { Product } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { catchFocus } from '../../ui/focus/catchFocus.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/useWords.ts'
import { reason } from './MyProductsView.css.ts'

type AdvertisementProps = {
  product: Product
  advertise: SnapshotFrom<typeof advertiseMachine>
  onAdvertise: () => void
}

/** The Advertisement column (rules L5 and L7): 'Running', the button, or the reason why there is no button. */
export function Advertisement({ product, advertise, onAdvertise }: AdvertisementProps) {
  const words = useWords(listsWords).advertisement
  const standing = advertisementOf(product, advertise.context)
  const isButtonGone = standing !== 'open' && advertise.context.productId === product._id
  return (
    <div ref={isButtonGone ? catchFocus : null} tabIndex={-1}>
      {standing === 'running' && (
        <Badge icon="check" look="bare" tone="positive">
          {words.running}
        </Badge>
      )}
      {standing === 'open' && (
        <OpenAdvertisement advertise={advertise} onAdvertise={onAdvertise} product={product} />
      )}
      {standing !== 'running' && standing !== 'open' && (
        <div className={reason}>
          <Text size="fine" tone="quiet">
            {words[standing]}
          </Text>
        </div>
      )}
    </div>
  )
}

/** The Advertise button. All of them are busy during a request, since the machine sends one request at a time. */
function OpenAdvertisement({ product, advertise, onAdvertise }: AdvertisementProps) {
  const words = useWords(listsWords).advertisement
  const hasFailed = product._id in advertise.context.failures
  return (
    <>
      <Button
        busy={advertise.hasTag('busy')}
        label={words.advertiseOf(product.productName)}
        onClick={onAdvertise}
        size="small"
      >
        {words.advertise}
      </Button>
      {hasFailed && (
        <Text size="fine" tone="danger">
          {words.failed}
        </Text>
      )}
    </>
  )
}
