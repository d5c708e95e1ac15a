import { type Failure, reasonOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { errorMessages } from '../../messages/error.ts'
import { productListMessages } from '../../messages/browsing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { after } from './MoreProducts.css.ts'

type MoreProductsProps = {
  count: number
  /** The number of products in the whole list; null when unknown. */
  total: number | null
  /** The number of products before the last page arrived. */
  before: number
  isLast: boolean
  isBusy: boolean
  /** Why the next page did not load. */
  failure: Failure | null
  onMore: () => void
}

/** The count of shown products and a Show more button; infinite scroll would make the content below unreachable. */
export function MoreProducts(props: MoreProductsProps) {
  const { count, total, before, isLast, isBusy, failure, onMore } = props
  const messages = useMessages(productListMessages)
  const { tryAgain } = useMessages(errorMessages)
  const { formatCount, t } = useLocale()
  // The page header already shows the total of a list that has a single page.
  if (isLast && before === 0) return null
  const reason = failure === null ? null : reasonOf(failure)
  const shown = formatCount(count)
  const inAll = total === null ? null : formatCount(total)
  return (
    <div className={after}>
      {failure !== null && (
        <Callout role="alert" title={messages.notMore} tone="danger">
          {reason !== null && t(reason)}
          <Reference failure={failure} />
        </Callout>
      )}
      <div ref={isLast ? restoreFocus : null} role="status" tabIndex={-1}>
        <Text size="small" tone="quiet">
          {isLast
            ? messages.allShown(shown)
            : inAll === null
              ? messages.shown(shown)
              : messages.shownOf(shown, inAll)}
        </Text>
      </div>
      {!isLast && (
        <Button busy={isBusy} onClick={onMore}>
          {failure !== null ? tryAgain : messages.showMore}
        </Button>
      )}
    </div>
  )
}
