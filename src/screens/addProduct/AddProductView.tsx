import type { FormEvent } from 'react'
import type { ContactAudience } from '../../domain/contact.ts'
import { listingFieldOrder, newListingFieldNames } from '../../domain/listing-form.ts'
import type { AddProductEvent } from '../../../machines/addProduct.machine.ts'
import { pictureSnapshots } from '../../actors/pictures.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import type { PlaceSuggestions } from '../search/usePlaces.ts'
import { listingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { BoundPictures } from '../pictures/PicturesField.tsx'
import { pictureSide, resting, sides, steps } from './AddProductView.css.ts'
import type { CategoriesProps } from './CategoryField.tsx'
import { categoryAttributes, enteredListing } from './listing-attributes.ts'
import { type AddProductSnapshot, listingSteps } from './listing-state.ts'
import { ListingFields } from './ListingFields.tsx'
import { ListingPictures } from './ListingPictures.tsx'
import { ListingOutcome } from './ListingOutcome.tsx'
import { ListingProgress } from './ListingProgress.tsx'

type AddProductViewProps = CategoriesProps & {
  state: AddProductSnapshot
  send: (event: AddProductEvent) => void
  pictures: BoundPictures
  /** The name of the sold product that is listed again. */
  again?: string | undefined
  /** The lowest offers that the seller can choose, in percent; none on a server without offers. */
  lowestOffers?: readonly number[] | undefined
  contactFor?: ContactAudience | undefined
  towns?: PlaceSuggestions
}

/** Add a Product (rules L1 to L4): the pictures, the fields, and the progress of the upload. */
export function AddProductView({
  state,
  send,
  pictures,
  again,
  lowestOffers,
  contactFor,
  towns,
  ...categories
}: AddProductViewProps) {
  const { errors, form, isSubmitted } = state.context
  const messages = useMessages(listingMessages)
  const isBusy = state.hasTag('busy')
  const order = listingFieldOrder(categoryAttributes(categories.categories, form.categoryId))
  const firstInvalid = isSubmitted
    ? (['picture', ...order] as const).find((field) => errors[field] !== undefined)
    : undefined
  const entered = (element: HTMLFormElement) =>
    enteredListing(element, newListingFieldNames, form, categories.categories)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    pictures.send({ type: 'pictures.submitted' })
    send({
      type: 'listing.submit',
      ...entered(event.currentTarget),
      pictures: pictureSnapshots(pictures.state),
    })
  }
  return (
    <Page>
      <PageHeader
        lead={again === undefined ? messages.lead : messages.leadAgain(again)}
        title={messages.title}
      />
      <div className={steps}>
        <Steps label={messages.adding} steps={listingSteps(state, messages.steps)} />
      </div>
      <form
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'listing.change', ...entered(currentTarget) })
        }}
        onSubmit={submit}
      >
        <div className={sides}>
          <div className={pictureSide}>
            <ListingPictures
              {...pictures}
              errors={errors}
              isBusy={isBusy}
              takesFocus={firstInvalid === 'picture'}
            />
          </div>
          <Stack gap="large">
            <div className={isBusy ? resting : undefined}>
              <ListingFields
                {...categories}
                firstInvalid={firstInvalid}
                contactFor={contactFor}
                lowestOffers={lowestOffers}
                state={state}
                towns={towns}
              />
            </div>
            <ListingOutcome state={state} />
            <Cluster>
              <Button busy={isBusy} size="large" type="submit" variant="accent">
                {messages.add}
              </Button>
              {state.can({ type: 'upload.cancel' }) && (
                <Button onClick={() => send({ type: 'upload.cancel' })} size="large">
                  {messages.stop}
                </Button>
              )}
            </Cluster>
            <ListingProgress state={state} />
          </Stack>
        </div>
      </form>
    </Page>
  )
}
