import { page, userEvent } from 'vitest/browser'
import { camera, order, payable } from '../../../src/screens/story-fixtures.ts'
import { button, email } from '../../screen/app.tsx'
import { press as pressOne } from '../../screen/hand.ts'
import { scriptedCards } from '../../screen/scripted-cards.tsx'
import { json } from '../../screen/scripted-server.ts'
import { fill, outcomesOf, press, type Scene } from './scene.ts'

const category = { at: '/category/category-1' }
const buyer = { ...category, as: 'buyer' } as const
const oneCamera = { 'GET /v2/category/category-1': json([camera]) }
const succeeded = {
  status: 'succeeded',
  transactionId: 'pi_1',
  transactionTime: '2031-05-04T10:00:00.000Z',
} as const

const myOrders = { at: '/dashboard/my-orders', as: 'buyer' } as const
const oneOrder = { 'GET /book-product': json([order]) }

const payment = { at: '/dashboard/payment/booking-1', as: 'buyer' } as const
const toPay = {
  'GET /payment-booking/booking-1': json(payable),
  'POST /create-payment-intent': json({ clientSecret: 'pi_1_secret_1' }),
  'POST /save-payment-info': json({ insertedId: 'payment-1' }),
}
const payByCard = async () => {
  await fill({ 'Card Number': '4242 4242 4242 4242' })
  await userEvent.click(button('Pay $85'))
}
const paid = { ...payment, answers: toPay, vendors: { cards: scriptedCards(succeeded) } }

const report = async () => {
  await press(`Report ${camera.productName}`)()
  await pressOne(page.getByRole('radio', { name: 'Wrong category' }))
  await press('Send report')()
}

export const buyingScenes: readonly Scene[] = [
  {
    sentence: 'noProductsInCategory',
    rules: 'R3',
    ...category,
    answers: { 'GET /v2/category/category-1': json([]) },
  },
  { sentence: 'verified', rules: 'B1', ...category, answers: oneCamera },
  {
    sentence: 'loginFirst',
    rules: 'B3',
    ...category,
    answers: oneCamera,
    act: press(`Buy now: ${camera.productName}`),
    inToast: true,
  },
  {
    sentence: 'loginAsBuyer',
    rules: 'B5',
    ...category,
    as: 'seller',
    answers: oneCamera,
    act: async () => {
      await press(`Buy now: ${camera.productName}`)()
      await userEvent.hover(button('Book for free'))
    },
  },
  ...(['contactRequired', 'meetingLocationRequired'] as const).map((sentence) => ({
    sentence,
    rules: 'B6',
    ...buyer,
    answers: oneCamera,
    act: press(`Buy now: ${camera.productName}`, 'Book for free'),
  })),
  {
    sentence: 'booked',
    rules: 'B8',
    ...buyer,
    answers: {
      ...oneCamera,
      'GET /book-product': json([]),
      'PUT /book-product': json({ acknowledged: true }),
    },
    act: async () => {
      await press(`Buy now: ${camera.productName}`)()
      await fill({ 'Phone number': '+1 206 555 0123', 'Meeting location': 'The library steps' })
      await press('Book for free')()
    },
    inToast: true,
  },
  ...(['buyer', 'seller', 'admin'] as const).flatMap((as) =>
    outcomesOf({
      rules: 'B9',
      place: { ...category, as, answers: oneCamera },
      call: 'POST /reported-product/',
      act: report,
      done: { insertedId: 'report-1' },
      undone: { insertedId: null },
      says: 'reported',
      fails: 'unexpectedTryAgain',
      isFailureOnScreen: true,
    }),
  ),
  {
    sentence: 'paidByMe',
    rules: 'O2',
    ...myOrders,
    answers: { 'GET /book-product': json([{ ...order, isPaid: true, boughtBy: email }]) },
  },
  ...[
    { when: 'when somebody else bought it', fact: { isPaid: true } },
    { when: 'when the seller was removed', fact: { sellerRemoved: true } },
  ].map(({ when, fact }) => ({
    when,
    sentence: 'unavailable' as const,
    rules: 'O2',
    ...myOrders,
    answers: { 'GET /book-product': json([{ ...order, ...fact }]) },
  })),
  {
    sentence: 'bookAgain',
    rules: 'O3',
    ...myOrders,
    answers: oneOrder,
    act: press(`Delete ${order.productName}`),
  },
  ...outcomesOf({
    rules: 'O3',
    place: { ...myOrders, answers: oneOrder },
    call: 'DELETE /book-product',
    act: press(`Delete ${order.productName}`, 'Delete'),
    done: { modifiedCount: 1 },
    undone: { modifiedCount: 0 },
    says: 'bookingRemoved',
    fails: 'errorTryAgain',
  }),
  { sentence: 'wishlist', rules: 'R10', at: '/dashboard/wishlist', as: 'buyer' },
  ...(['paymentFor', 'paymentOf', 'payAmount'] as const).map((sentence) => ({
    sentence,
    rules: 'P1, R12, C8',
    ...paid,
  })),
  ...(['paid', 'transactionId'] as const).map((sentence) => ({
    sentence,
    rules: 'P5',
    ...paid,
    act: payByCard,
  })),
  {
    sentence: 'cardRefused',
    rules: 'P6',
    ...payment,
    answers: toPay,
    vendors: {
      cards: scriptedCards({ status: 'declined', message: { text: 'Your card was declined.' } }),
    },
    act: payByCard,
  },
]
