import { CONDITIONS } from '../../domain/constants.ts'
import type { ListingForm } from '../../domain/listing-form.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { listingWords } from '../../words/listing.ts'
import { useWords } from '../../words/useWords.ts'
import { textOf } from '../form-values.ts'
import { pair } from './AddProductView.css.ts'
import { type CategoriesProps, CategoryField } from './CategoryField.tsx'
import type { ListingState } from './listing-words.ts'

type ListingFieldsProps = CategoriesProps & {
  state: ListingState
  /** The field that takes the focus. */
  firstInvalid: string | undefined
}

/** Reads the fields' values from a submitted form. */
export const listingFormIn = (values: FormData): ListingForm => ({
  productName: textOf(values, 'productName'),
  askingPrice: textOf(values, 'askingPrice'),
  retailPrice: textOf(values, 'retailPrice'),
  productCondition: textOf(values, 'productCondition'),
  categoryId: textOf(values, 'categoryId'),
  purchaseYear: textOf(values, 'purchaseYear'),
  description: textOf(values, 'description'),
  contact: textOf(values, 'contact'),
  location: textOf(values, 'location'),
})

/** The product's fields (rules L1 and L2). They are uncontrolled; the machine holds their errors. */
export function ListingFields({
  state,
  firstInvalid,
  categories,
  sendCategories,
}: ListingFieldsProps) {
  const { errors, form, thisYear } = state.context
  const words = useWords(listingWords)
  const field = (name: keyof ListingForm) => ({
    defaultValue: form[name],
    error: errors[name],
    name,
    readOnly: state.hasTag('busy'),
    takesFocus: firstInvalid === name,
  })
  return (
    <Stack gap="large">
      <TextField
        {...field('productName')}
        autoComplete="off"
        help={words.nameHelp}
        label={words.name}
      />
      <div className={pair}>
        <TextField
          {...field('askingPrice')}
          autoComplete="off"
          help={words.askingHelp}
          inputMode="decimal"
          label={words.askingPrice}
          prefix="$"
        />
        <TextField
          {...field('retailPrice')}
          autoComplete="off"
          help={words.retailHelp}
          inputMode="decimal"
          label={words.retailPrice}
          prefix="$"
        />
      </div>
      <ChoiceField
        defaultValue={form.productCondition}
        error={errors.productCondition}
        label={words.condition}
        name="productCondition"
        options={CONDITIONS.map((value) => ({ value, ...words.conditions[value] }))}
        takesFocus={firstInvalid === 'productCondition'}
      />
      <div className={pair}>
        <CategoryField
          categories={categories}
          chosen={form.categoryId}
          error={errors.categoryId}
          sendCategories={sendCategories}
          takesFocus={firstInvalid === 'categoryId'}
        />
        <TextField
          {...field('purchaseYear')}
          autoComplete="off"
          inputMode="numeric"
          label={words.year}
          placeholder={words.yearAsIn(String(thisYear - 3))}
        />
      </div>
      <TextArea
        {...field('description')}
        help={words.descriptionHelp}
        label={words.description}
        required={false}
      />
      <div className={pair}>
        <TextField {...field('contact')} autoComplete="tel" label={words.contact} type="tel" />
        <TextField
          {...field('location')}
          autoComplete="off"
          help={words.locationHelp}
          label={words.location}
        />
      </div>
    </Stack>
  )
}
