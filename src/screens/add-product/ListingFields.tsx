import { CONDITIONS } from '../../domain/constants.ts'
import type { ContactAudience } from '../../domain/contact.ts'
import type { FieldErrors } from '../../domain/form.ts'
import type { ListingForm } from '../../domain/listing-form.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { focusFirstField } from '../../ui/focus/focusFirstField.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { pair } from './AddProductView.css.ts'
import { AudienceField } from '../account/AudienceField.tsx'
import { type CategoriesProps, CategoryField } from './CategoryField.tsx'

type ListingFieldsProps = CategoriesProps & {
  /** The state of a machine that holds the form. */
  state: {
    context: { form: ListingForm; errors: FieldErrors<keyof ListingForm>; thisYear: number }
    hasTag: (tag: 'busy') => boolean
  }
  /** The field that takes the focus when it becomes this one. */
  firstInvalid: string | undefined
  /** The asking price takes the focus where the form first appears. */
  startsAtPrice?: boolean
  /** The lowest offers that the seller can choose, in percent of the asking price; none on a server without offers. */
  lowestOffers?: readonly number[] | undefined
  /** The users who see the contact of the seller now; undefined where the form does not ask. */
  contactFor?: ContactAudience | undefined
}

/** The product's fields (rules L1 and L2). They are uncontrolled; the machine holds their errors. */
export function ListingFields({
  state,
  firstInvalid,
  startsAtPrice = false,
  categories,
  sendCategories,
  lowestOffers,
  contactFor,
}: ListingFieldsProps) {
  const { errors, form, thisYear } = state.context
  const { t } = useLocale()
  const messages = useMessages(listingMessages)
  const field = (name: keyof ListingForm) => ({
    defaultValue: form[name],
    error: t(errors[name]),
    name,
    readOnly: state.hasTag('busy'),
    takesFocus: firstInvalid === name,
  })
  return (
    <Stack gap="large">
      <TextField
        {...field('productName')}
        autoComplete="off"
        help={messages.nameHelp}
        label={messages.name}
      />
      <div className={pair} ref={startsAtPrice ? focusFirstField : null}>
        <TextField
          {...field('askingPrice')}
          autoComplete="off"
          help={messages.askingHelp}
          inputMode="decimal"
          label={messages.askingPrice}
          prefix="$"
        />
        <TextField
          {...field('retailPrice')}
          autoComplete="off"
          help={messages.retailHelp}
          inputMode="decimal"
          label={messages.retailPrice}
          prefix="$"
        />
      </div>
      {lowestOffers !== undefined && lowestOffers.length > 0 && (
        <SelectField
          // The first of the server's list holds without a choice.
          defaultValue={form.lowestOfferPercent || String(lowestOffers[0])}
          help={messages.lowestOfferHelp}
          label={messages.lowestOffer}
          name="lowestOfferPercent"
          options={lowestOffers
            .toSorted((one, other) => other - one)
            .map((percent) => ({
              value: String(percent),
              label: messages.partOfPrice(percent),
            }))}
        />
      )}
      <ChoiceField
        defaultValue={form.productCondition}
        error={t(errors.productCondition)}
        label={messages.condition}
        name="productCondition"
        options={CONDITIONS.map((value) => ({ value, ...messages.conditions[value] }))}
        takesFocus={firstInvalid === 'productCondition'}
      />
      <div className={pair}>
        <CategoryField
          categories={categories}
          chosen={form.categoryId}
          error={t(errors.categoryId)}
          sendCategories={sendCategories}
          takesFocus={firstInvalid === 'categoryId'}
        />
        <TextField
          {...field('purchaseYear')}
          autoComplete="off"
          inputMode="numeric"
          label={messages.year}
          placeholder={messages.yearAsIn(String(thisYear - 3))}
        />
      </div>
      <TextArea
        {...field('description')}
        help={messages.descriptionHelp}
        label={messages.description}
        required={false}
      />
      <div className={pair}>
        <TextField {...field('contact')} autoComplete="tel" label={messages.contact} type="tel" />
        <TextField
          {...field('location')}
          autoComplete="off"
          help={messages.locationHelp}
          label={messages.location}
        />
      </div>
      {contactFor !== undefined && <AudienceField defaultValue={form.contactFor || contactFor} />}
    </Stack>
  )
}
