import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { type AddProductContext, addProductMachine } from '../../../machines/addProduct.machine.ts'
import type { Category } from '../../domain/category.ts'
import type { Failure } from '../../domain/failure.ts'
import { emptyListingForm, validateListing } from '../../domain/listing-form.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { picturesOf } from '../pictures/pictures-story-fixtures.ts'
import { camera, shoeAttributes, snapshotArg } from '../story-fixtures.ts'
import { AddProductView } from './AddProductView.tsx'
import { ListingLoading } from './ListingLoading.tsx'

const categories = statesOf(
  createCollectionMachine<Category>('categories', ({ _id }) => _id),
  [
    { _id: 'category-1', categoryName: 'Cameras and sound' },
    { _id: 'category-2', categoryName: 'Furniture and home' },
    { _id: 'category-3', categoryName: 'Shoes', attributes: [...shoeAttributes] },
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
  argTypes: { state: snapshotArg, categories: snapshotArg, pictures: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'addProduct' },
}
export default meta

type Story = StoryObj<typeof AddProductView>

const several = picturesOf(8, 'camera.jpg', 'lens.jpg', 'case.jpg')

/** The form of a seller who has begun has pictures. */
function at(value: StateValueFrom<typeof addProductMachine>, context: AddProductContext): Story {
  const pictures = context.form === emptyListingForm ? picturesOf(8) : several
  return { args: { pictures, state: addProductMachine.resolveState({ value, context }) } }
}

const thisYear = 2025
const empty: AddProductContext = {
  sellerEmail: 'seller@loppis.test',
  thisYear,
  form: emptyListingForm,
  errors: {},
  isSubmitted: false,
  askedAbout: null,
  pictures: [],
  progress: null,
  uploaded: null,
  details: null,
  failure: null,
}
const filled: AddProductContext = {
  ...empty,
  form: {
    ...emptyListingForm,
    productName: camera.productName,
    askingPrice: '85',
    lowestOfferPercent: '',
    retailPrice: '240',
    productCondition: 'excellent',
    categoryId: 'category-1',
    purchaseYear: '2014',
    description: camera.description,
    contact: camera.contact,
    location: camera.location,
  },
}
const arrived: AddProductContext = {
  ...filled,
  progress: { sent: 4_000_000, total: 4_000_000 },
  uploaded: [{ image: camera.image }],
}
const failed = (context: AddProductContext, failure: Failure) =>
  at({ form: 'failed' }, { ...context, failure })

export const FormEditing = at({ form: 'editing' }, empty)
export const LowestOffer: Story = {
  args: { ...FormEditing.args, lowestOffers: [50, 40, 30, 20, 10] },
}
/** A server of section 7 keeps one picture. */
export const OnePicture: Story = { args: { ...FormEditing.args, pictures: picturesOf(1) } }
export const OnePictureChosen: Story = {
  args: { ...FormEditing.args, pictures: picturesOf(1, 'camera.jpg') },
}
export const EverythingMissing = at(
  { form: 'editing' },
  {
    ...empty,
    errors: { picture: message('imageRequired'), ...validateListing(empty.form, thisYear) },
  },
)
const wrong = {
  ...filled.form,
  productName: 'A pocket film camera in a case that shows its age',
  askingPrice: '85.999',
  retailPrice: '0',
  purchaseYear: '2031',
  description: 'x'.repeat(501),
}
export const SomethingWrong = at(
  { form: 'editing' },
  { ...filled, form: wrong, errors: validateListing(wrong, thisYear) },
)
/** The attributes of the chosen category. */
const shoes = {
  ...filled.form,
  categoryId: 'category-3',
  'attributes.brand': 'Ecco',
  'attributes.colour': 'black',
}
export const Attributes = at({ form: 'editing' }, { ...filled, form: shoes })
const wrongShoes = { ...shoes, 'attributes.heel': 'high' }
export const SomethingWrongInAttributes = at(
  { form: 'editing' },
  { ...filled, form: wrongShoes, errors: validateListing(wrongShoes, thisYear, shoeAttributes) },
)
const lowRetail = { ...filled.form, retailPrice: '40', contact: '12' }
export const PriceQuestion = at(
  { form: 'editing' },
  {
    ...filled,
    form: lowRetail,
    errors: { retailPrice: message('retailBelowAsking'), contact: message('phoneInvalid') },
  },
)
export const NotAPicture: Story = {
  args: { ...FormEditing.args, pictures: picturesOf(8, 'notes.txt') },
}
export const PicturesChosen: Story = {
  args: { ...FormEditing.args, pictures: several },
}
export const AllPictures: Story = {
  args: {
    ...FormEditing.args,
    pictures: picturesOf(8, ...Array.from({ length: 8 }, (_, index) => `${index}.jpg`)),
  },
}
export const FormStopped = at({ form: 'stopped' }, filled)
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
export const Checking = at('checking', filled)
export const UploadBegun = at('uploading', filled)
export const Uploading = at('uploading', {
  ...filled,
  progress: { sent: 1_500_000, total: 4_000_000 },
})
export const UploadSent = at('uploading', {
  ...filled,
  progress: { sent: 4_000_000, total: 4_000_000 },
})
export const Saving = at('saving', arrived)
export const Added = at('added', arrived)
export const ListedAgain: Story = {
  args: {
    ...at({ form: 'editing' }, { ...filled, form: { ...filled.form, lowestOfferPercent: '30' } })
      .args,
    again: camera.productName,
    lowestOffers: [50, 40, 30, 20, 10],
  },
}
export const CategoriesLoading: Story = {
  args: { ...FormEditing.args, categories: categories.loading },
}
export const CategoriesFailed: Story = {
  args: { ...FormEditing.args, categories: categories.failed },
}
/** The lowest offers have not arrived yet. */
export const Loading: Story = { ...FormEditing, render: () => <ListingLoading /> }
