import { camera } from '../../../src/screens/story-fixtures.ts'
import { email } from '../app.tsx'
import { json } from '../scripted-server.ts'
import { breakdowns, press, type Scene } from './scene.ts'

const myProducts = { at: '/dashboard/my-products', as: 'seller' } as const
const listed = `GET /all-products/${encodeURIComponent(email)}`
const oneProduct = { [listed]: json([{ ...camera, isAdvertised: false }]) }

const advertise = `PUT /advertise/${camera._id}`
const deletion = `DELETE /delete-product/${camera._id}`

export const sellingScenes: readonly Scene[] = [
  { sentence: 'noProductsYet', rules: 'L6', ...myProducts, answers: { [listed]: json([]) } },
  { sentence: 'running', rules: 'L5', ...myProducts, answers: { [listed]: json([camera]) } },
  {
    sentence: 'advertised',
    rules: 'L7',
    ...myProducts,
    answers: { ...oneProduct, [advertise]: json({}) },
    act: press(`Advertise ${camera.productName}`),
    inToast: true,
  },
  {
    sentence: 'running',
    rules: 'L7',
    ...myProducts,
    answers: { ...oneProduct, [advertise]: json({}) },
    act: press(`Advertise ${camera.productName}`),
  },
  ...breakdowns.map(({ when, answer }) => ({
    when,
    sentence: 'errorTryAgain' as const,
    rules: 'L7',
    ...myProducts,
    answers: { ...oneProduct, [advertise]: answer },
    act: press(`Advertise ${camera.productName}`),
    inToast: true as const,
  })),
  {
    sentence: 'deleteProduct',
    rules: 'L8',
    ...myProducts,
    answers: oneProduct,
    act: press(`Delete ${camera.productName}`),
  },
  {
    sentence: 'productRemoved',
    rules: 'L8',
    ...myProducts,
    answers: { ...oneProduct, [deletion]: json({ deletedCount: 1 }) },
    act: press(`Delete ${camera.productName}`, 'Delete'),
    inToast: true,
  },
  ...breakdowns.map(({ when, answer }) => ({
    when,
    sentence: 'errorTryAgain' as const,
    rules: 'L8',
    ...myProducts,
    answers: { ...oneProduct, [deletion]: answer },
    act: press(`Delete ${camera.productName}`, 'Delete'),
    inToast: true as const,
  })),
  {
    sentence: 'noBuyersYet',
    rules: 'L9',
    at: '/dashboard/my-buyers',
    as: 'seller',
    answers: { 'GET /sold-products': json([]) },
  },
]
