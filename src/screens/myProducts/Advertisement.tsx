import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementStatus } from '../../domain/advertising.ts'
import type { SellerProduct } from '../../domain/seller-product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { listsMessages } from '../../messages/lists.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { reason } from './MyProductsView.css.ts'

type AdvertisementProps = {
  product: SellerProduct
  advertise: SnapshotFrom<typeof advertiseMachine>
  onAdvertise: () => void
}

/** The Advertisement column (rules L5 and L7): 'Running', the button, or the reason why there is no button. */
export function Advertisement({ product, advertise, onAdvertise }: AdvertisementProps) {
  const messages = useMessages(listsMessages).advertisement
  const status = advertisementStatus(product, advertise.context)
  const isButtonGone = status !== 'open' && advertise.context.productId === product._id
  return (
    <div ref={isButtonGone ? restoreFocus : null} tabIndex={-1}>
      {status === 'running' && (
        <Badge icon="check" look="bare" tone="positive">
          {messages.running}
        </Badge>
      )}
      {status === 'open' && (
        <OpenAdvertisement advertise={advertise} onAdvertise={onAdvertise} product={product} />
      )}
      {status !== 'running' && status !== 'open' && (
        <div className={reason}>
          <Text size="fine" tone="quiet">
            {messages[status]}
          </Text>
        </div>
      )}
    </div>
  )
}

/** The Advertise button. All of them are busy during a request, since the machine sends one request at a time. */
function OpenAdvertisement({ product, advertise, onAdvertise }: AdvertisementProps) {
  const messages = useMessages(listsMessages).advertisement
  const hasFailed = product._id in advertise.context.failures
  return (
    <>
      <Button
        busy={advertise.hasTag('busy')}
        label={messages.advertiseOf(product.productName)}
        onClick={onAdvertise}
        size="small"
      >
        {messages.advertise}
      </Button>
      {hasFailed && (
        <Text size="fine" tone="danger">
          {messages.failed}
        </Text>
      )}
    </>
  )
}
