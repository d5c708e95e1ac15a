import type { EventFrom, SnapshotFrom } from 'xstate'
import type { productListMachine } from '../../../machines/productList.machine.ts'
import { reasonOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { restoreFocus } from '../../ui/focus/restoreFocus.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { errorMessages } from '../../messages/error.ts'
import { productListMessages } from '../../messages/productList.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { after } from './MoreProducts.css.ts'

type MoreProductsProps = {
  productList: SnapshotFrom<typeof productListMachine>
  send: (event: EventFrom<typeof productListMachine>) => void
}

/** The count of shown products and a Show more button; infinite scroll would make the content below unreachable. */
export function MoreProducts({ productList, send }: MoreProductsProps) {
  const { products, next, total, before, failure } = productList.context
  const messages = useMessages(productListMessages)
  const { tryAgain } = useMessages(errorMessages)
  const { formatCount, t } = useLocale()
  // The page header already shows the total of a list that has a single page.
  if (next === null && before === 0) return null
  const isInterrupted = productList.matches({ filled: 'interrupted' })
  const reason = failure === null ? null : reasonOf(failure)
  const shown = formatCount(products.length)
  const inAll = total === null ? null : formatCount(total)
  return (
    <div className={after}>
      {isInterrupted && (
        <Callout role="alert" title={messages.notMore} tone="danger">
          {reason !== null && t(reason)}
          <Reference failure={failure} />
        </Callout>
      )}
      <div ref={next === null ? restoreFocus : null} role="status" tabIndex={-1}>
        <Text size="small" tone="quiet">
          {next === null
            ? messages.allShown(shown)
            : inAll === null
              ? messages.shown(shown)
              : messages.shownOf(shown, inAll)}
        </Text>
      </div>
      {next !== null && (
        <Button
          busy={productList.hasTag('busy')}
          onClick={() => send({ type: 'productList.loadMore' })}
        >
          {isInterrupted ? tryAgain : messages.showMore}
        </Button>
      )}
    </div>
  )
}
