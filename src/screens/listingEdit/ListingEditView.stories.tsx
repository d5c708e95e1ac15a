import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type ListingEditContext,
  listingEditMachine,
} from '../../../machines/listingEdit.machine.ts'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Category } from '../../domain/category.ts'
import { type EditableListing, formOf } from '../../domain/listingEdit.ts'
import { message } from '../../domain/message.ts'
import { camera, snapshotArg } from '../story-fixtures.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { picturesOf } from '../pictures/pictures-story-fixtures.ts'
import { ListingEditView } from './ListingEditView.tsx'

const categories = statesOf(
  createCollectionMachine<Category>('categories', ({ _id }) => _id),
  [{ _id: camera.categoryId, categoryName: 'Cameras' }],
)

const meta: Meta<typeof ListingEditView> = {
  title: 'Screens/Listing edit',
  component: ListingEditView,
  args: {
    send: () => undefined,
    pictures: picturesOf(8, 'camera.jpg', 'lens.jpg'),
    sendCategories: () => undefined,
    categories: categories.browsing,
    errorActions: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
  },
  argTypes: { state: snapshotArg, categories: snapshotArg, pictures: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'listingEdit' },
}
export default meta

type Story = StoryObj<typeof ListingEditView>

const listing: EditableListing = {
  edition: 1,
  state: 'published',
  can: [{ event: 'seller.edit' }],
  heldUntil: null,
  product: camera,
  lowestOffer: { percent: 50, choices: [50, 40, 30, 20, 10] },
}

const withoutOffers: EditableListing = { ...listing, lowestOffer: undefined }

const at = (
  value: StateValueFrom<typeof listingEditMachine>,
  context: Partial<ListingEditContext> = {},
): Story => ({
  args: {
    state: listingEditMachine.resolveState({
      value,
      context: {
        productId: camera._id,
        sellerEmail: 'seller@loppis.test',
        thisYear: 2031,
        listing,
        form: formOf(listing),
        attributes: [],
        recalled: {},
        isReread: false,
        errors: {},
        isSubmitted: false,
        pictures: [],
        uploaded: [],
        failure: null,
        ...context,
      },
    }),
  },
})

export const Loading = at('loading', { listing: null })
export const Failed = at('failed', { listing: null, failure: { kind: 'noAnswer' } })
export const Missing = at('missing', {
  listing: null,
  failure: { kind: 'notFound', code: 'product-unknown', message: "We couldn't find this item." },
})
export const Editing = at('editing')
/** The server has no offers, so there is no lowest one. */
export const NoOffers = at('editing', {
  listing: withoutOffers,
  form: formOf(withoutOffers),
})
export const Invalid = at('editing', {
  form: { ...formOf(listing), askingPrice: '' },
  errors: { askingPrice: message('askingPriceRequired') },
  isSubmitted: true,
})
/** The last picture was removed. */
export const NoPicture: Story = {
  args: {
    ...at('editing', { errors: { picture: message('imageRequired') }, isSubmitted: true }).args,
    pictures: picturesOf(8),
  },
}
export const Uploading = at('uploading')
export const Saving = at('saving')
/** Somebody has changed it in another tab. */
export const Outdated = at('editing', {
  failure: {
    kind: 'conflict',
    code: 'edition-outdated',
    message: 'This item was changed in another tab or on another device.',
  },
})
const recalled = { askingPrice: '150', categoryId: '', description: 'A strap comes with it.' }
/** It was changed elsewhere, and the seller has typed something else. */
export const Reread: Story = {
  args: {
    ...at('editing', { form: { ...formOf(listing), ...recalled }, recalled, isReread: true }).args,
    pictures: picturesOf(8, 'camera.jpg'),
  },
}
/** It was changed elsewhere, and the seller has changed nothing. */
export const RereadUnchanged: Story = {
  args: { ...at('editing', { isReread: true }).args, pictures: picturesOf(8) },
}
export const NotSaved = at('editing', { failure: { kind: 'noAnswer' } })
export const Held = at('locked', {
  listing: { ...listing, can: [], heldUntil: '2031-05-01T10:15:00.000Z' },
})
export const Sold = at('locked', { listing: { ...listing, state: 'sold', can: [] } })
export const Saved = at('saved')
const withdrawn = { ...listing, state: 'withdrawn' }
export const Withdrawn = at('editing', { listing: withdrawn })
export const SavedWhileWithdrawn = at('saved', { listing: withdrawn })
