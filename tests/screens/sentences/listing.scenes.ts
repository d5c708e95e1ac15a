import { userEvent } from 'vitest/browser'
import { typed } from '../../flows/addProduct/addProduct.script.ts'
import { email } from '../../screen/app.tsx'
import { fillListing, picture } from '../../flows/addProduct/addProduct.places.ts'
import { json } from '../../screen/scripted-server.ts'
import { fill, outcomesOf, press, type Scene } from './scene.ts'

const addProduct = {
  at: '/dashboard/add-product',
  as: 'seller',
  answers: {
    'GET /get-categories': json([{ _id: typed.categoryId, categoryName: 'Cameras' }]),
    [`GET /all-products/${encodeURIComponent(email)}`]: json([]),
  },
} as const

const missing = [
  ['imageRequired', 'Product image'],
  ['productNameRequired', 'Product name'],
  ['askingPriceRequired', 'Asking price'],
  ['retailPriceRequired', 'Retail price'],
  ['categoryRequired', 'Category'],
  ['purchaseYearRequired', 'Purchase year'],
  ['sellerContactRequired', 'Contact number'],
  ['locationRequired', 'Location'],
] as const

/** A valid image of one pixel, since the browser decodes it. */
const pixel = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
)
const camera = new File([Uint8Array.from(pixel, (byte) => byte.charCodeAt(0))], 'camera.png', {
  type: 'image/png',
})

const submit = press('Add product')
const submitAll = async () => {
  await userEvent.upload(picture(), camera)
  await fillListing(typed)
  await submit()
}

export const listingScenes: readonly Scene[] = [
  ...missing.map(([sentence, describes]) => ({
    sentence,
    describes,
    rules: 'L2',
    ...addProduct,
    act: submit,
  })),
  { sentence: 'conditionRequired', rules: 'L2', ...addProduct, act: submit },
  {
    sentence: 'productNameLimit',
    rules: 'L2',
    ...addProduct,
    act: async () => {
      await fill({ 'Product name': 'n'.repeat(49) })
      await submit()
    },
  },
  {
    sentence: 'descriptionLimit',
    rules: 'L2',
    ...addProduct,
    act: async () => {
      await fill({ 'Description (optional)': 'd'.repeat(501) })
      await submit()
    },
  },
  ...outcomesOf({
    rules: 'L4',
    place: addProduct,
    call: 'POST /add-product',
    act: submitAll,
    done: { insertedId: 'product-9' },
    undone: { insertedId: null },
    says: 'productAdded',
    fails: 'productNotAdded',
    isFailureOnScreen: true,
  }),
  {
    when: 'when the image host is unreachable',
    sentence: 'productNotAdded',
    rules: 'L3, L4',
    ...addProduct,
    vendors: { losesPictures: true },
    act: submitAll,
  },
]
