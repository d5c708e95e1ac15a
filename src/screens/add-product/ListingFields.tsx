import { DESCRIPTION_LIMIT, PRODUCT_NAME_LIMIT } from '../../domain/constants.ts'
import type { ListingForm } from '../../domain/listing-form.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { textOf } from '../form-values.ts'
import { pair } from './AddProductView.css.ts'
import { type CategoriesProps, CategoryField } from './CategoryField.tsx'
import { conditions, type ListingState } from './listing-words.ts'

type ListingFieldsProps = CategoriesProps & {
  state: ListingState
  /** The field to look at first. */
  firstInvalid: string | undefined
}

/** What the fields hold when their form is submitted. */
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

/** What a seller says of the product (rules L1 and L2). The fields keep what is typed; the machine what is wrong. */
export function ListingFields({
  state,
  firstInvalid,
  categories,
  sendCategories,
}: ListingFieldsProps) {
  const { errors, form, thisYear } = state.context
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
        help={`At most ${PRODUCT_NAME_LIMIT} characters.`}
        label="Product name"
      />
      <div className={pair}>
        <TextField
          {...field('askingPrice')}
          autoComplete="off"
          help="What you would like to have for it."
          inputMode="decimal"
          label="Asking price"
          prefix="$"
        />
        <TextField
          {...field('retailPrice')}
          autoComplete="off"
          help="What it costs in a shop."
          inputMode="decimal"
          label="Retail price"
          prefix="$"
        />
      </div>
      <ChoiceField
        defaultValue={form.productCondition}
        error={errors.productCondition}
        label="Condition"
        name="productCondition"
        options={conditions}
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
          label="Purchase year"
          placeholder={`As in ${thisYear - 3}`}
        />
      </div>
      <TextArea
        {...field('description')}
        help={`At most ${DESCRIPTION_LIMIT} characters.`}
        label="Description"
        required={false}
      />
      <div className={pair}>
        <TextField {...field('contact')} autoComplete="tel" label="Contact number" type="tel" />
        <TextField
          {...field('location')}
          autoComplete="off"
          help="Where a buyer can meet you."
          label="Location"
        />
      </div>
    </Stack>
  )
}
