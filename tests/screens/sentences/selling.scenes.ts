import { camera } from '../../../src/screens/story-fixtures.ts'
import { email } from '../../screen/app.tsx'
import { json } from '../../screen/scripted-server.ts'
import { outcomesOf, press, type Scene } from './scene.ts'

const myProducts = { at: '/dashboard/my-products', as: 'seller' } as const
const listed = `GET /all-products/${encodeURIComponent(email)}`
const oneProduct = {
  ...myProducts,
  answers: { [listed]: json([{ ...camera, isAdvertised: false }]) },
}
const advertise = {
  rules: 'L7',
  place: oneProduct,
  call: `PUT /advertise/${camera._id}`,
  act: press(`Advertise ${camera.productName}`),
  done: {},
  says: 'advertised',
  fails: 'errorTryAgain',
} as const

export const sellingScenes: readonly Scene[] = [
  { sentence: 'noProductsYet', rules: 'L6', ...myProducts, answers: { [listed]: json([]) } },
  { sentence: 'running', rules: 'L5', ...myProducts, answers: { [listed]: json([camera]) } },
  {
    sentence: 'running',
    rules: 'L7',
    ...oneProduct,
    answers: { ...oneProduct.answers, [advertise.call]: json(advertise.done) },
    act: advertise.act,
  },
  ...outcomesOf(advertise),
  {
    sentence: 'deleteProduct',
    rules: 'L8',
    ...oneProduct,
    act: press(`Delete ${camera.productName}`),
  },
  ...outcomesOf({
    rules: 'L8',
    place: oneProduct,
    call: `DELETE /delete-product/${camera._id}`,
    act: press(`Delete ${camera.productName}`, 'Delete'),
    done: { deletedCount: 1 },
    says: 'productRemoved',
    fails: 'errorTryAgain',
  }),
  {
    sentence: 'noBuyersYet',
    rules: 'L9',
    at: '/dashboard/my-buyers',
    as: 'seller',
    answers: { 'GET /sold-products': json([]) },
  },
]
