import type { ReactNode } from 'react'
import { failureMessage } from '../../domain/failure.ts'
import type { Offer, OfferableItem } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { NothingToShow } from '../error/NothingToShow.tsx'
import { pathOf } from '../paths.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { ItemOffers } from './ItemOffers.tsx'
import { NewOffer } from './NewOffer.tsx'
import { ItemSummary } from './ItemSummary.tsx'
import type { OffersViewProps } from './offers-state.ts'

/** The offers for one item, or for all: the price, whose turn it is and until when, and the viewer's actions. */
export function OffersView(props: OffersViewProps & { dialog: ReactNode }) {
  const { state, send, dialog } = props
  const { productId, role, item, offers, act, failure } = state.context
  const messages = useMessages(offersMessages)
  const { t } = useLocale()
  const isShown = state.matches('shown')
  return (
    <Page width="text">
      <PageHeader
        actions={
          productId !== null && (
            <ButtonLink href={pathOf({ screen: 'offers' })} size="small">
              {messages.all}
            </ButtonLink>
          )
        }
        lead={messages.lead}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      {state.matches('loading') && <Skeleton count={3} label={messages.loading} of="list" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'offers.retry' })} />
      )}
      {state.matches('absent') && <NothingToShow find={messages.find} sentence={messages.absent} />}
      {isShown && (
        <Stack gap="huge">
          {failure !== null && (
            // The form or the button that had the focus may be gone.
            <div ref={act === null ? restoreFocus : null} tabIndex={-1}>
              <FormProblem text={t(failureMessage(failure))} />
            </div>
          )}
          {offers.length === 0 &&
            (item === null ? (
              <NothingToShow find={messages.find} role={role} sentence={messages.empty} />
            ) : (
              <Stack>
                <ItemSummary asking={item.product.askingPrice} product={factsOf(item)} />
                <NewOffer {...props} />
              </Stack>
            ))}
          {byItem(offers).map((ofItem) => (
            <ItemOffers key={ofItem[0].product._id} {...props} offers={ofItem} />
          ))}
        </Stack>
      )}
      {dialog}
    </Page>
  )
}

const factsOf = ({ product }: OfferableItem): Offer['product'] => ({
  ...product,
  name: product.productName,
})

type OffersOfItem = readonly [Offer, ...Offer[]]

/** Groups the offers by their items, in the order of the newest offer of each. */
function byItem(offers: readonly Offer[]): readonly OffersOfItem[] {
  const groups = new Map<string, [Offer, ...Offer[]]>()
  for (const offer of offers) {
    const group = groups.get(offer.product._id)
    if (group === undefined) groups.set(offer.product._id, [offer])
    else group.push(offer)
  }
  return [...groups.values()]
}
