import type { FormEvent } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { listingEditMachine } from '../../../machines/listingEdit.machine.ts'
import { pictureSnapshots } from '../../actors/pictures.ts'
import { failureMessage } from '../../domain/failure.ts'
import { isShown } from '../../domain/seller-listing.ts'
import { listingEditMessages } from '../../messages/listingEdit.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { pictureSide, resting, sides } from '../addProduct/AddProductView.css.ts'
import type { CategoriesProps } from '../addProduct/CategoryField.tsx'
import {
  areFieldsLoading,
  categoryAttributes,
  enteredListing,
} from '../addProduct/listing-attributes.ts'
import { ListingFields } from '../addProduct/ListingFields.tsx'
import { ListingPictures } from '../addProduct/ListingPictures.tsx'
import { listingFieldNames, listingFieldOrder } from '../../domain/listing-form.ts'
import { ErrorView } from '../error/ErrorView.tsx'
import type { ErrorActions } from '../error/useErrorActions.ts'
import { pathOf } from '../paths.ts'
import type { BoundPictures } from '../pictures/PicturesField.tsx'
import type { PlaceSuggestions } from '../search/usePlaces.ts'
import { EditOutcome } from './EditOutcome.tsx'
import { SavedNow } from './SavedNow.tsx'

type ListingEditViewProps = CategoriesProps & {
  state: SnapshotFrom<typeof listingEditMachine>
  send: (event: EventFrom<typeof listingEditMachine>) => void
  /** Null once the machine is done. */
  pictures: BoundPictures | null
  /** The field that takes the focus where the form first appears. */
  field?: 'askingPrice' | undefined
  errorActions: ErrorActions
  towns?: PlaceSuggestions
}

/** Edit: the fields of Add a Product (rules L1 and L2) with what the product has. */
export function ListingEditView({
  state,
  send,
  pictures,
  field,
  errorActions,
  towns,
  ...categories
}: ListingEditViewProps) {
  const { listing, form, errors, isSubmitted, failure } = state.context
  const messages = useMessages(listingEditMessages)
  if ((state.matches('missing') || state.matches('failed')) && failure !== null) {
    return (
      <ErrorView
        acts={errorActions}
        failure={failure}
        onRetry={() => send({ type: 'edit.retry' })}
        reason={failureMessage(failure)}
      />
    )
  }
  if (state.matches('loading') || listing === null || areFieldsLoading(categories.categories)) {
    return (
      <Page>
        <Skeleton count={4} label={messages.loading} of="list" />
      </Page>
    )
  }
  const { product } = listing
  const isUploading = state.matches('uploading')
  const isForm = state.matches('editing') || isUploading || state.matches('saving')
  const isBusy = state.hasTag('busy')
  const order = listingFieldOrder(categoryAttributes(categories.categories, form.categoryId))
  const firstInvalid = isSubmitted
    ? (['picture', ...order] as const).find((name) => errors[name] !== undefined)
    : undefined
  const entered = (element: HTMLFormElement) =>
    enteredListing(element, listingFieldNames, form, categories.categories)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    pictures?.send({ type: 'pictures.submitted' })
    send({
      type: 'edit.submit',
      ...entered(event.currentTarget),
      pictures: pictures === null ? [] : pictureSnapshots(pictures.state),
    })
  }
  return (
    <Page>
      <PageHeader
        lead={isShown(listing) ? messages.lead : messages.leadHidden}
        title={messages.editOf(product.productName)}
      />
      {isForm ? (
        <form
          noValidate
          onChange={({ currentTarget }) => send({ type: 'edit.change', ...entered(currentTarget) })}
          onSubmit={submit}
        >
          <SavedNow
            categories={categories.categories}
            pictures={pictures?.state}
            send={send}
            state={state}
          />
          <div className={sides}>
            <div className={pictureSide}>
              {pictures !== null && (
                <ListingPictures
                  {...pictures}
                  errors={errors}
                  isBusy={isBusy}
                  takesFocus={firstInvalid === 'picture'}
                />
              )}
            </div>
            <Stack gap="large">
              <div className={isBusy ? resting : undefined}>
                <ListingFields
                  {...categories}
                  firstInvalid={firstInvalid}
                  lowestOffers={listing.lowestOffer?.choices}
                  startsAtPrice={field === 'askingPrice'}
                  state={state}
                  towns={towns}
                />
              </div>
              <EditOutcome send={send} state={state} />
              <Cluster>
                <Button busy={isBusy} size="large" type="submit" variant="accent">
                  {messages.save}
                </Button>
                {/* The button that was pressed to stop the upload is gone. */}
                <div key={String(isUploading)} ref={restoreFocus} tabIndex={-1}>
                  {isUploading ? (
                    <Button onClick={() => send({ type: 'upload.cancel' })} size="large">
                      {messages.stop}
                    </Button>
                  ) : (
                    <ButtonLink href={pathOf({ screen: 'myProducts' })} size="large">
                      {messages.cancel}
                    </ButtonLink>
                  )}
                </div>
              </Cluster>
            </Stack>
          </div>
        </form>
      ) : (
        <EditOutcome send={send} state={state} />
      )}
    </Page>
  )
}
