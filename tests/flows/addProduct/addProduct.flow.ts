import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { addProductMachine } from '../../../machines/addProduct.machine.ts'
import type { ListingFieldName, ListingForm } from '../../../src/domain/listing-form.ts'
import { cheaper, addProductScript, pictures, typed } from './addProduct.script.ts'
import { type Action, button, labelled, radio } from '../../screen/actions.ts'
import type { ScreenFlow, Assertion } from '../../screen/screen.ts'
import { addProductInvariants } from './addProduct.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const picture = labelled('Product image')
export const description = labelled('Description (optional)')
export const submit = button('Add product')
const stop = button('Cancel')

/** Form fields by their labels, in the order of the screen. */
const texts: Readonly<Record<string, ListingFieldName>> = {
  'Product name': 'productName',
  'Asking price': 'askingPrice',
  'Retail price': 'retailPrice',
  'Purchase year': 'purchaseYear',
  'Contact number': 'contact',
  Location: 'location',
}

export const choosePicture = (name: keyof typeof pictures): readonly Action[] => [
  { upload: picture, file: pictures[name] },
]

export const fillListing = (form: ListingForm): readonly Action[] => [
  ...Object.entries(texts).map(([label, name]) => ({ fill: labelled(label), with: form[name] })),
  { fill: description, with: form.description },
  { select: labelled('Category'), option: form.categoryId },
  ...(form.productCondition === ''
    ? []
    : [{ press: radio(new RegExp(`^${form.productCondition}`, 'i')) }]),
]

const submitFilled = (form: ListingForm): readonly Action[] => [
  ...fillListing(form),
  { press: submit },
]

const form = (...says: string[]): Assertion => ({
  shows: ['Add a Product', 'Product image', 'Add product', ...says],
  hides: [specMessages.en.productAdded],
})

export const addProductFlow: ScreenFlow<ContextFrom<typeof addProductMachine>> = {
  name: 'addProduct',
  rules: 'L1 to L4',
  script: {
    ...addProductScript,
    // The pictures have a flow of their own; here they are two in their order.
    sends: addProductScript.sends.filter(
      ({ name }) => !['listing.submit=noPicture', 'listing.submit=reordered'].includes(name),
    ),
  },
  hidesFacts: true,
  controls: [
    // After the product is added, My Products replaces this screen.
    { sends: 'listing.submit=complete', at: submit, where: (state) => !state.matches('added') },
    { sends: 'upload.cancel', at: stop },
  ],
  actions: {
    'listing.change': [{ fill: labelled('Location'), with: ['Lund', 'Ystad'] }],
    'listing.submit=complete': submitFilled(typed),
    'listing.submit=lowRetail': submitFilled({ ...typed, retailPrice: '20' }),
    'listing.submit=cheaper': submitFilled(cheaper),
    'listing.submit=noName': submitFilled({ ...typed, productName: ' ' }),
  },
  assertions: {
    'form.editing': form('Picture 1'),
    'form.failed': form(specMessages.en.productNotAdded),
    'form.stopped': form('Canceled.', "Your product wasn't listed."),
    'form.editing by checkPhone=invalid': form("This isn't a valid phone number."),
    checking: form('Picture 1'),
    uploading: form('Uploading the pictures', '%'),
    saving: form('Listing your product', '100 %'),
    added: { shows: [] },
  },
}

export const addProduct = defineFlow({
  name: 'addProduct',
  title: 'Adding a product',
  script: addProductScript,
  invariants: addProductInvariants,
  screen: addProductFlow,
})
