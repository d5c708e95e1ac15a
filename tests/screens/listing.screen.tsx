import { page, userEvent } from 'vitest/browser'
import type { SnapshotFrom } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { listingMachine } from '../../machines/listing.machine.ts'
import type { CategoriesMachine } from '../../src/actors/catalogue.ts'
import type { Category } from '../../src/domain/category.ts'
import type { ListingForm } from '../../src/domain/listing-form.ts'
import { messages } from '../../src/domain/messages.ts'
import { AddProductView } from '../../src/screens/add-product/AddProductView.tsx'
import { cheaper, listingInput, listingScript, pictures, typed } from '../models/listing.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen, Sight } from './screen.ts'
import { open } from './stage.tsx'

const categoriesMachine = createCollectionMachine<Category>('categories', ({ _id }) => _id)
const categories: SnapshotFrom<CategoriesMachine> = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [{ _id: typed.categoryId, categoryName: 'Cameras' }],
    failure: null,
    request: null,
  },
})

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const picture = () => field('Product image')
export const description = () => page.getByLabelText('Description (optional)')
export const submit = () => page.getByRole('button', { name: 'Add product' })
export const stop = () => page.getByRole('button', { name: 'Stop the upload' })

/** By its label, in the order of the screen. */
const texts: Readonly<Record<string, keyof ListingForm>> = {
  'Product name': 'productName',
  'Asking price': 'askingPrice',
  'Retail price': 'retailPrice',
  'Purchase year': 'purchaseYear',
  'Contact number': 'contact',
  Location: 'location',
}

/** As by keyboard: the field has the focus when its dialog closes. */
export async function choosePicture(name: keyof typeof pictures): Promise<void> {
  const input = picture().element()
  if (input instanceof HTMLElement) input.focus()
  await userEvent.upload(picture(), pictures[name])
}

export async function fillListing(form: ListingForm): Promise<void> {
  for (const [label, name] of Object.entries(texts)) await userEvent.fill(field(label), form[name])
  await userEvent.fill(description(), form.description)
  await userEvent.selectOptions(field('Category'), form.categoryId)
  if (form.productCondition !== '') {
    await userEvent.click(
      page.getByRole('radio', { name: new RegExp(`^${form.productCondition}`, 'i') }),
    )
  }
}

async function submitFilled(form: ListingForm): Promise<void> {
  await fillListing(form)
  await userEvent.click(submit())
}

const form = (...says: string[]): Sight => ({
  says: ['Add a Product', 'Product image', 'Add product', ...says],
  hides: [messages.productAdded],
})

export const listingScreen: Screen<typeof listingMachine> = {
  machine: listingMachine,
  script: listingScript,
  hidesFacts: true,
  start: () => scriptedActor(listingMachine, { input: listingInput, listeners: ['showPicture'] }),
  draw: (state, send) => (
    <AddProductView
      categories={categories}
      send={send}
      sendCategories={() => undefined}
      state={state}
    />
  ),
  controls: [
    // Once added, My Products has taken the place of this screen.
    {
      sends: 'listing.submit=complete',
      find: submit,
      where: (state) => !state.matches('added'),
    },
    { sends: 'upload.cancel', find: stop },
  ],
  gestures: {
    'picture.choose=camera': () => choosePicture('camera'),
    'picture.choose=lens': () => choosePicture('lens'),
    'picture.choose=notes': () => choosePicture('notes'),
    'listing.submit=complete': () => submitFilled(typed),
    'listing.submit=cheaper': () => submitFilled(cheaper),
    'listing.submit=noName': () => submitFilled({ ...typed, productName: ' ' }),
  },
  sights: {
    withoutPicture: form('Choose a picture'),
    'withPicture.form.editing': form('Choose another picture'),
    'withPicture.form.failed': form(messages.productNotAdded),
    'withPicture.form.stopped': form('You stopped the upload.', 'Nothing was listed.'),
    'withPicture.uploading': form('Sending the picture', '%'),
    'withPicture.saving': form('Listing your product', '100 %'),
    added: { says: [] },
  },
}

/** The screen with a form that is filled in; nothing is sent yet. */
export async function openFilled(values: ListingForm = typed) {
  const scripted = await open(listingScreen)
  await choosePicture('camera')
  await fillListing(values)
  return scripted
}
