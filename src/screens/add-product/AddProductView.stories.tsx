import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { type ListingContext, listingMachine } from '../../../machines/listing.machine.ts'
import type { Category } from '../../domain/category.ts'
import type { Failure } from '../../domain/failure.ts'
import { emptyListingForm, validateListing } from '../../domain/listing-form.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { camera, snapshotArg } from '../story-fixtures.ts'
import { AddProductView } from './AddProductView.tsx'

const categories = statesOf(
  createCollectionMachine<Category>('categories', ({ _id }) => _id),
  [
    { _id: 'category-1', categoryName: 'Cameras and sound' },
    { _id: 'category-2', categoryName: 'Furniture and home' },
  ],
)

const meta: Meta<typeof AddProductView> = {
  title: 'Screens/Add Product',
  component: AddProductView,
  args: {
    send: () => undefined,
    sendCategories: () => undefined,
    categories: categories.browsing,
  },
  argTypes: { state: snapshotArg, categories: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'listing' },
}
export default meta

type Story = StoryObj<typeof AddProductView>

function at(value: StateValueFrom<typeof listingMachine>, context: ListingContext): Story {
  return { args: { state: listingMachine.resolveState({ value, context }) } }
}

const thisYear = 2025
const empty: ListingContext = {
  sellerEmail: 'seller@loppis.test',
  thisYear,
  form: emptyListingForm,
  errors: {},
  isSubmitted: false,
  askedAbout: null,
  picture: null,
  preview: null,
  progress: null,
  uploaded: null,
  details: null,
  failure: null,
}
const chosen: ListingContext = {
  ...empty,
  picture: new File(['bytes'], 'pocket-film-camera.jpg', { type: 'image/jpeg' }),
}
const shown: ListingContext = { ...chosen, preview: camera.image }
const filled: ListingContext = {
  ...shown,
  form: {
    productName: camera.productName,
    askingPrice: '85',
    retailPrice: '240',
    productCondition: 'excellent',
    categoryId: 'category-1',
    purchaseYear: '2014',
    description: camera.description,
    contact: camera.contact,
    location: camera.location,
  },
}
const arrived: ListingContext = {
  ...filled,
  progress: { sent: 4_000_000, total: 4_000_000 },
  uploaded: { image: camera.image },
}
const failed = (context: ListingContext, failure: Failure) =>
  at({ withPicture: { form: 'failed' } }, { ...context, failure })

export const WithoutPicture = at('withoutPicture', empty)
export const EverythingMissing = at('withoutPicture', {
  ...empty,
  errors: { picture: message('imageRequired'), ...validateListing(empty.form, thisYear) },
})
const wrong = {
  ...filled.form,
  productName: 'A pocket film camera in a case that shows its age',
  askingPrice: '85.999',
  retailPrice: '0',
  purchaseYear: '2031',
  description: 'x'.repeat(501),
}
export const SomethingWrong = at(
  { withPicture: { form: 'editing' } },
  { ...filled, form: wrong, errors: validateListing(wrong, thisYear) },
)
const lowRetail = { ...filled.form, retailPrice: '40', contact: '12' }
export const PriceQuestion = at(
  { withPicture: { form: 'editing' } },
  {
    ...filled,
    form: lowRetail,
    errors: { retailPrice: message('retailBelowAsking'), contact: message('phoneInvalid') },
  },
)
export const NotAPicture = at('withoutPicture', {
  ...empty,
  errors: { picture: message('pictureUnreadable') },
})
export const PictureChosen = at({ withPicture: { form: 'editing' } }, chosen)
export const FormEditing = at({ withPicture: { form: 'editing' } }, shown)
export const FormStopped = at({ withPicture: { form: 'stopped' } }, filled)
export const FormFailedOffline = failed(filled, { kind: 'noAnswer' })
export const FormFailedPicture = failed(filled, {
  kind: 'rejected',
  message: 'This picture is damaged and could not be read.',
})
export const FormFailedSaveUnanswered = failed(arrived, { kind: 'noAnswer' })
export const FormFailedForbidden = failed(arrived, {
  kind: 'forbidden',
  message: 'This is for sellers only.',
})
export const Checking = at({ withPicture: 'checking' }, filled)
export const UploadBegun = at({ withPicture: 'uploading' }, filled)
export const Uploading = at(
  { withPicture: 'uploading' },
  { ...filled, progress: { sent: 1_500_000, total: 4_000_000 } },
)
export const UploadSent = at(
  { withPicture: 'uploading' },
  { ...filled, progress: { sent: 4_000_000, total: 4_000_000 } },
)
export const Saving = at({ withPicture: 'saving' }, arrived)
export const Added = at('added', arrived)
export const CategoriesLoading: Story = {
  args: { ...FormEditing.args, categories: categories.loading },
}
export const CategoriesFailed: Story = {
  args: { ...FormEditing.args, categories: categories.failed },
}
