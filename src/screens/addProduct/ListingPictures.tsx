import type { FieldErrors } from '../../domain/form.ts'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { type BoundPictures, PicturesField } from '../pictures/PicturesField.tsx'

type ListingPicturesProps = BoundPictures & {
  errors: FieldErrors<'picture'>
  isBusy: boolean
  takesFocus: boolean
}

/** The pictures of a product (rule L1); the first is the cover. */
export function ListingPictures({ errors, isBusy, takesFocus, ...pictures }: ListingPicturesProps) {
  const { ids, max } = pictures.state.context
  const { t, formatCount } = useLocale()
  const messages = useMessages(listingMessages)
  return (
    <PicturesField
      {...pictures}
      field={{
        label: messages.image,
        prompt: max > 1 ? messages.choose : messages.chooseOne,
        help:
          max > 1
            ? `${messages.severalHelp(formatCount(max))} ${messages.imageHelp}`
            : messages.imageHelp,
        error: ids.length === 0 ? t(errors.picture) : undefined,
      }}
      isBusy={isBusy}
      isOrdered
      takesFocus={takesFocus}
    />
  )
}
