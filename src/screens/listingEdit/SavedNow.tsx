import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { listingEditMachine } from '../../../machines/listingEdit.machine.ts'
import type { picturesMachine } from '../../../machines/pictures.machine.ts'
import type { CategoriesMachine } from '../../actors/catalogue.ts'
import { attributeField } from '../../domain/attribute.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { uploadedPicturesOf } from '../../domain/listingEdit.ts'
import { type ListingFieldName, listingFieldNames } from '../../domain/listing-form.ts'
import { translatedCategoryName, translatedText } from '../../domain/translations.ts'
import { attributeValueText } from '../../messages/attribute.ts'
import { listingMessages } from '../../messages/listing.ts'
import { listingEditMessages } from '../../messages/listingEdit.ts'
import { picturesMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { categoryAttributes } from '../addProduct/listing-attributes.ts'
import { notice, savedPictures } from './SavedNow.css.ts'

type SavedNowProps = {
  state: SnapshotFrom<typeof listingEditMachine>
  send: (event: EventFrom<typeof listingEditMachine>) => void
  categories: SnapshotFrom<CategoriesMachine>
  pictures: SnapshotFrom<typeof picturesMachine> | undefined
}

/**
 * The saved values of the fields, and the saved pictures, over which the form has the seller's own; nothing where the
 * form opened with the saved values.
 */
export function SavedNow({ state, send, categories, pictures }: SavedNowProps) {
  const { recalled, isReread } = state.context
  const messages = useMessages(listingEditMessages)
  const saved = useSavedTexts(state.context.listing, categories)
  const { isChanged = false, isRecalled = false } = pictures?.context ?? {}
  const changed = saved?.fields.filter(({ name }) => recalled[name] !== undefined) ?? []
  if (saved === null || (changed.length === 0 && !isRecalled && !isReread)) return null
  const items = [...changed, ...(isChanged ? [saved.pictures] : [])]
  return (
    <div className={notice}>
      <Callout
        role="status"
        takesFocus={isReread}
        title={items.length === 0 ? messages.rereadTitle : messages.unsavedTitle}
        tone="neutral"
      >
        {items.length > 0 && (
          <Stack gap="small">
            <div>{messages.unsaved}</div>
            <Definition items={items} />
            <div>
              <Button
                onClick={() => send({ type: 'edit.discard' })}
                resting={state.hasTag('busy')}
                size="small"
              >
                {messages.discard}
              </Button>
            </div>
          </Stack>
        )}
      </Callout>
    </div>
  )
}

/** Returns the saved values with the names of their fields; null before they are loaded. */
function useSavedTexts(
  listing: SavedNowProps['state']['context']['listing'],
  categories: SavedNowProps['categories'],
) {
  const words = useMessages(listingMessages)
  const { empty } = useMessages(listingEditMessages)
  const { place } = useMessages(picturesMessages)
  const { formatMoney, formatCount, language } = useLocale()
  if (listing === null) return null
  const { product, lowestOffer } = listing
  const category = categories.context.items.find(({ _id }) => _id === product.categoryId)
  const values: Readonly<Partial<Record<ListingFieldName, ReactNode>>> = {
    ...product,
    askingPrice: formatMoney(product.askingPrice),
    retailPrice: formatMoney(product.retailPrice),
    lowestOfferPercent: lowestOffer && words.partOfPrice(lowestOffer.percent),
    productCondition: words.conditions[product.productCondition].label,
    categoryId:
      category === undefined || isUnreadable(category)
        ? product.categoryId
        : translatedCategoryName(language, category),
    description: product.description || empty,
  }
  const attributes = categoryAttributes(categories, product.categoryId).map(({ key, label }) => {
    const shown = product.attributes?.find((attribute) => attribute.key === key)
    return {
      name: attributeField(key),
      label: translatedText(language, label),
      value: shown === undefined ? empty : attributeValueText(language, shown),
    }
  })
  return {
    fields: [
      ...listingFieldNames.map((name) => ({
        name,
        label: words.fields[name].label,
        value: values[name],
      })),
      ...attributes,
    ],
    pictures: {
      label: words.image,
      value: (
        <div className={savedPictures}>
          {uploadedPicturesOf(product).map(({ image, imageSources }, index) => (
            <Picture
              alt={place(formatCount(index + 1))}
              key={image}
              sizes="5rem"
              sources={imageSources}
              src={image}
            />
          ))}
        </div>
      ),
    },
  }
}
