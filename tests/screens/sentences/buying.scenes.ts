import { userEvent } from 'vitest/browser'
import { camera, order, payable } from '../../../src/screens/story-fixtures.ts'
import { button, email } from '../app.tsx'
import { scriptedCards } from '../scripted-cards.tsx'
import { json } from '../scripted-server.ts'
import { breakdowns, fill, press, type Scene } from './scene.ts'

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
const deleteOrder = press(`Delete ${order.productName}`, 'Delete')

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

const report = press(`Report ${camera.productName}`)

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
    act: press('Buy now'),
    inToast: true,
  },
  {
    sentence: 'loginFirst',
    rules: 'B3, R4',
    at: '/advertisements',
    answers: { 'GET /v2/advertisements': json([camera]) },
    act: press('Buy now'),
    inToast: true,
  },
  {
    sentence: 'loginAsBuyer',
    rules: 'B5',
    ...category,
    as: 'seller',
    answers: oneCamera,
    act: async () => {
      await press('Buy now')()
      await userEvent.hover(button('Book for free'))
    },
  },
  ...(['contactRequired', 'meetingLocationRequired'] as const).map((sentence) => ({
    sentence,
    rules: 'B6',
    ...buyer,
    answers: oneCamera,
    act: press('Buy now', 'Book for free'),
  })),
  {
    sentence: 'booked',
    rules: 'B8',
    ...buyer,
    answers: { ...oneCamera, ...oneOrder, 'PUT /book-product': json({ acknowledged: true }) },
    act: async () => {
      await press('Buy now')()
      await fill({ 'Phone number': '+1 555 0123', 'Meeting location': 'The library steps' })
      await press('Book for free')()
    },
    inToast: true,
  },
  {
    sentence: 'loginFirst',
    rules: 'B9',
    ...category,
    answers: oneCamera,
    act: report,
    inToast: true,
  },
  ...(['buyer', 'seller', 'admin'] as const).map((as) => ({
    when: `to a ${as}`,
    sentence: 'reported' as const,
    rules: 'B9',
    ...category,
    as,
    answers: { ...oneCamera, 'POST /reported-product/': json({ insertedId: 'report-1' }) },
    act: report,
    inToast: true as const,
  })),
  ...[
    { when: 'when the response has no id', answer: json({ insertedId: null }) },
    ...breakdowns,
  ].map(({ when, answer }) => ({
    when,
    sentence: 'unexpectedTryAgain' as const,
    rules: 'B9',
    ...buyer,
    answers: { ...oneCamera, 'POST /reported-product/': answer },
    act: report,
    inToast: true as const,
  })),
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
  {
    sentence: 'bookingRemoved',
    rules: 'O3',
    ...myOrders,
    answers: { ...oneOrder, 'DELETE /book-product': json({ modifiedCount: 1 }) },
    act: deleteOrder,
    inToast: true,
  },
  ...[{ when: 'when nothing was changed', answer: json({ modifiedCount: 0 }) }, ...breakdowns].map(
    ({ when, answer }) => ({
      when,
      sentence: 'errorTryAgain' as const,
      rules: 'O3',
      ...myOrders,
      answers: { ...oneOrder, 'DELETE /book-product': answer },
      act: deleteOrder,
      inToast: true as const,
    }),
  ),
  { sentence: 'wishlist', rules: 'R10', at: '/dashboard/wishlist', as: 'buyer' },
  ...(['paymentFor', 'paymentOf', 'payAmount'] as const).map((sentence) => ({
    sentence,
    rules: 'P1, C8',
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
