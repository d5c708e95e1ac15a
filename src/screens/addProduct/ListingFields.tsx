import { Fragment, type ReactNode } from 'react'
import { attributeField } from '../../domain/attribute.ts'
import { CONDITIONS } from '../../domain/constants.ts'
import type { ContactAudience } from '../../domain/contact.ts'
import type { FieldErrors } from '../../domain/form.ts'
import {
  type ListingFieldName,
  listingFieldNames,
  type ListingForm,
} from '../../domain/listing-form.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { focusFirstField } from '../../ui/focus/take-focus.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { fields, wide } from './AddProductView.css.ts'
import { AttributeField } from './AttributeField.tsx'
import { categoryAttributes } from './listing-attributes.ts'
import type { PlaceSuggestions } from '../search/usePlaces.ts'
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
  /** The suggestions of the field for the location. */
  towns?: PlaceSuggestions | undefined
  /** The users who see the contact of the seller now; undefined where the form does not ask. */
  contactFor?: ContactAudience | undefined
}

type Words = ReturnType<typeof useMessages<(typeof listingMessages)['en']>>

/** The props of a field. */
type FieldProps = {
  name: ListingFieldName
  label: string
  help?: string | undefined
  defaultValue: string
  error: string | undefined
  readOnly: boolean
  takesFocus: boolean
}

type Control = {
  /** Two narrow fields share a row. */
  isWide: boolean
  render: (field: FieldProps, form: ListingFieldsProps, words: Words) => ReactNode
}

const priceControl: Control = {
  isWide: false,
  render: (field) => <TextField {...field} autoComplete="off" inputMode="decimal" prefix="$" />,
}

/** The control of each field. */
const controls: Readonly<Record<ListingFieldName, Control>> = {
  productName: {
    isWide: true,
    render: (field) => <TextField {...field} autoComplete="off" />,
  },
  askingPrice: priceControl,
  retailPrice: priceControl,
  lowestOfferPercent: {
    isWide: true,
    render: ({ name, label, help, defaultValue }, { lowestOffers = [] }, { partOfPrice }) =>
      lowestOffers.length > 0 && (
        <SelectField
          // The first of the server's list holds without a choice.
          defaultValue={defaultValue || String(lowestOffers[0])}
          help={help}
          label={label}
          name={name}
          options={lowestOffers
            .toSorted((one, other) => other - one)
            .map((percent) => ({ value: String(percent), label: partOfPrice(percent) }))}
        />
      ),
  },
  productCondition: {
    isWide: true,
    render: ({ name, label, defaultValue, error, takesFocus }, _form, { conditions }) => (
      <ChoiceField
        defaultValue={defaultValue}
        error={error}
        label={label}
        name={name}
        takesFocus={takesFocus}
        options={CONDITIONS.map((value) => ({ value, ...conditions[value] }))}
      />
    ),
  },
  categoryId: {
    isWide: false,
    render: ({ defaultValue, error, takesFocus }, { categories, sendCategories }) => (
      <CategoryField
        categories={categories}
        chosen={defaultValue}
        error={error}
        sendCategories={sendCategories}
        takesFocus={takesFocus}
      />
    ),
  },
  purchaseYear: {
    isWide: false,
    render: (field, { state }, { yearAsIn }) => (
      <TextField
        {...field}
        autoComplete="off"
        inputMode="numeric"
        placeholder={yearAsIn(String(state.context.thisYear - 3))}
      />
    ),
  },
  description: { isWide: true, render: (field) => <TextArea {...field} required={false} /> },
  contact: {
    isWide: false,
    render: (field) => <TextField {...field} autoComplete="tel" type="tel" />,
  },
  location: {
    isWide: false,
    render: (field, { towns }) => <TextField {...field} {...towns} autoComplete="off" />,
  },
}

/** The product's fields (rules L1 and L2). They are uncontrolled; the machine holds their errors. */
export function ListingFields(props: ListingFieldsProps) {
  const { state, firstInvalid, startsAtPrice = false, contactFor } = props
  const { errors, form } = state.context
  const { t } = useLocale()
  const messages = useMessages(listingMessages)
  return (
    <div className={fields}>
      {listingFieldNames.map((name) => {
        const { isWide, render } = controls[name]
        const control = render(
          {
            name,
            ...messages.fields[name],
            defaultValue: form[name],
            error: t(errors[name]),
            readOnly: state.hasTag('busy'),
            takesFocus: firstInvalid === name,
          },
          props,
          messages,
        )
        return (
          control && (
            <Fragment key={name}>
              <div
                className={isWide ? wide : undefined}
                ref={startsAtPrice && name === 'askingPrice' ? focusFirstField : null}
              >
                {control}
              </div>
              {name === 'categoryId' && <AttributeFields {...props} />}
            </Fragment>
          )
        )
      })}
      {contactFor !== undefined && (
        <div className={wide}>
          <AudienceField defaultValue={form.contactFor || contactFor} />
        </div>
      )}
    </div>
  )
}

/** The fields of the attributes of the chosen category. */
function AttributeFields({ state, categories, firstInvalid }: ListingFieldsProps) {
  const { errors, form } = state.context
  const { t } = useLocale()
  return categoryAttributes(categories, form.categoryId).map((attribute) => {
    const name = attributeField(attribute.key)
    return (
      // Another category begins with what fits it of the texts.
      <div key={`${form.categoryId} ${name}`}>
        <AttributeField
          attribute={attribute}
          defaultValue={form[name]}
          error={t(errors[name])}
          readOnly={state.hasTag('busy')}
          takesFocus={firstInvalid === name}
        />
      </div>
    )
  })
}
