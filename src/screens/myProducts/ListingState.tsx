import type { Product } from '../../domain/product.ts'
import {
  canDo,
  LISTING_ACTS,
  type ListingAct,
  type SellerListing,
} from '../../domain/seller-listing.ts'
import { formatUntil } from '../../messages/locale.ts'
import { sellerListingMessages } from '../../messages/listing.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { pathOf } from '../paths.ts'
import { listing as listingStyle } from './MyProductsView.css.ts'

type ListingStateProps = {
  product: Pick<Product, '_id' | 'productName'>
  listing: SellerListing
  onAct: (act: ListingAct) => void
}

/** Where a listing is, until when, and what its seller can do: the next step first. */
export function ListingState({
  product: { _id: productId, productName },
  listing,
  onAct,
}: ListingStateProps) {
  const edit = (search: { field?: 'askingPrice' }) =>
    pathOf({ screen: 'listingEdit', productId, ...search })
  const messages = useMessages(sellerListingMessages)
  const { date } = useLocale()
  const { state, deadline, heldUntil, isHidden = false } = listing
  const place = isHidden ? messages.hidden : (textNamed(messages.states, state) ?? state)
  const note = textNamed(messages.notes, state)
  // What brings an item before buyers, or takes it from them, changes nothing while a measure hides it.
  const acts = LISTING_ACTS.filter(
    (act) => canDo(listing, act) && (!isHidden || act === 'sellElsewhere'),
  )
  return (
    // Each state is another element, which takes the focus of the button that led to it.
    <div className={listingStyle} key={state} ref={restoreFocus} tabIndex={-1}>
      <Stack gap="tiny">
        <div>
          <Badge tone={toneOf(listing)}>{heldUntil === null ? place : messages.held}</Badge>
        </div>
        {heldUntil !== null && (
          <Text size="fine" tone="quiet">
            <time dateTime={heldUntil}>
              {messages.heldUntil(formatUntil(new Date(heldUntil), { date }))}
            </time>
          </Text>
        )}
        {deadline !== null && heldUntil === null && (
          <Text size="fine" tone="quiet">
            <time dateTime={deadline.at}>
              {messages.until(date(new Date(deadline.at), { day: 'numeric', month: 'long' }))}
            </time>
          </Text>
        )}
        {isHidden && (
          <Text size="fine">
            <Link href={pathOf({ screen: 'cases' })}>{messages.hiddenWhy}</Link>
          </Text>
        )}
        {note !== undefined && heldUntil === null && (
          <Text size="fine" tone="quiet">
            {note}
          </Text>
        )}
        {(acts.length > 0 || canDo(listing, 'edit')) && (
          <Cluster gap="tiny">
            {canDo(listing, 'edit') && (
              <>
                <ButtonLink href={edit({})} size="small">
                  {messages.acts.edit.label} <VisuallyHidden>{productName}</VisuallyHidden>
                </ButtonLink>
                {!isHidden && (
                  <ButtonLink href={edit({ field: 'askingPrice' })} size="small">
                    {messages.lowerPrice} <VisuallyHidden>{productName}</VisuallyHidden>
                  </ButtonLink>
                )}
              </>
            )}
            {acts.map((act) => (
              <Button
                key={act}
                label={messages.acts[act].of(productName)}
                onClick={() => onAct(act)}
                size="small"
                variant={isNext(act) ? 'plain' : 'quiet'}
              >
                {messages.acts[act].label}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </div>
  )
}

/** The step that a listing waits for. */
const isNext = (act: ListingAct) => act === 'renew' || act === 'putBack'

function toneOf({ state, heldUntil, isHidden }: SellerListing): 'positive' | 'held' | 'neutral' {
  if (isHidden === true) return 'neutral'
  if (heldUntil !== null || state === 'expiring') return 'held'
  return state === 'published' || state === 'sold' ? 'positive' : 'neutral'
}
