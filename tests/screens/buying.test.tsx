import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, order, orders, payable } from '../../src/screens/story-fixtures.ts'
import { button, email, field, heading, openApp, seeAddress } from './app.tsx'
import { scriptedCards } from './scripted-cards.tsx'
import { held, json } from './scripted-server.ts'
import { fill } from './sentences/scene.ts'

const card = (name: string) => page.getByRole('article').filter({ hasText: name })

describe('booking', () => {
  it('B7, B8: sends the eleven fields once and navigates to My Orders', async () => {
    const { requests } = await openApp('/category/category-1', {
      as: 'buyer',
      answers: {
        'PUT /book-product': json({ acknowledged: true }),
        'GET /book-product': json([order]),
      },
    })
    await userEvent.click(card(camera.productName).getByRole('button', { name: /^Buy now/ }))
    await fill({ 'Phone number': '+1 555 0123', 'Meeting location': 'The library steps' })
    await userEvent.click(button('Book for free'))
    await seeAddress('/dashboard/my-orders')
    await expect.element(heading('My Orders')).toBeVisible()
    const sent = requests.filter(({ call }) => call === 'PUT /book-product')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        fullName: 'Ada',
        email,
        productName: camera.productName,
        price: 85,
        phoneNumber: '+1 555 0123',
        location: 'The library steps',
        productId: camera._id,
        image: camera.image,
        sellerEmail: 'seller@loppis.test',
        sellerContact: camera.contact,
        sellerLocation: camera.location,
      },
    ])
  })

  it('B7: an unacknowledged booking is not confirmed', async () => {
    await openApp('/category/category-1', {
      as: 'buyer',
      answers: { 'PUT /book-product': json({ acknowledged: false }) },
    })
    await userEvent.click(card(camera.productName).getByRole('button', { name: /^Buy now/ }))
    await fill({ 'Phone number': '+1 555 0123', 'Meeting location': 'The library steps' })
    await userEvent.click(button('Book for free'))
    await expect.element(page.getByText("We couldn't confirm your booking.")).toBeVisible()
    await seeAddress('/category/category-1')
  })
})

describe('My Orders', () => {
  it('O1: requests the orders by e-mail and shows the seven columns', async () => {
    const { requests } = await openApp('/dashboard/my-orders', {
      as: 'buyer',
      answers: { 'GET /book-product': json(orders) },
    })
    const headers = page.getByRole('columnheader')
    await expect.poll(() => headers.elements().length).toBe(7)
    expect(headers.elements().map((header) => header.textContent.trim())).toEqual([
      'Picture',
      'Name',
      'Price',
      'Seller Email',
      'Contact',
      'Paid',
      'Actions',
    ])
    expect(requests.filter(({ call }) => call === 'GET /book-product')).toMatchObject([
      { search: `?email=${encodeURIComponent(email)}`, authorization: 'Bearer access-1' },
    ])
  })
})

describe('the payment page', () => {
  const path = '/dashboard/payment/booking-1'
  const booking = { 'GET /payment-booking/booking-1': json(payable) }
  const cards = scriptedCards({
    status: 'succeeded',
    transactionId: 'pi_1',
    transactionTime: '2031-05-04T10:00:00.000Z',
  })

  it('P1: shows the picture, the price and a Pay button with the price', async () => {
    await openApp(path, {
      as: 'buyer',
      cards,
      answers: { ...booking, 'POST /create-payment-intent': json({ clientSecret: 'secret-1' }) },
    })
    await expect.element(heading(`Payment for ${payable.productName}`)).toBeVisible()
    await expect.element(page.getByText('Payment of: $85', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: payable.productName }))
      .toHaveAttribute('src', payable.image)
    await expect.element(field('Card Number')).toBeVisible()
    await expect.element(button('Pay $85')).toBeVisible()
  })

  it('P2, P3: shows no Pay button until the client secret arrives', async () => {
    const { answer, letGo } = held(json({ clientSecret: 'secret-1' }))
    const { requests } = await openApp(path, {
      as: 'buyer',
      cards,
      answers: { ...booking, 'POST /create-payment-intent': answer },
    })
    await expect.element(heading(`Payment for ${payable.productName}`)).toBeVisible()
    expect(button(/^Pay/).elements()).toEqual([])
    letGo()
    await expect.element(button('Pay $85')).toBeVisible()
    const intents = requests.filter(({ call }) => call === 'POST /create-payment-intent')
    expect(intents).toMatchObject([{ body: { price: 85 } }])
  })

  it('P4, P5: saves a successful charge with seven fields, and only an insertedId counts as success', async () => {
    const { requests } = await openApp(path, {
      as: 'buyer',
      cards,
      answers: {
        ...booking,
        'POST /create-payment-intent': json({ clientSecret: 'secret-1' }),
        'POST /save-payment-info': json({ acknowledged: true, insertedId: null }),
      },
    })
    await fill({ 'Card Number': '4242 4242 4242 4242' })
    await userEvent.click(button('Pay $85'))
    await expect.element(button('Check again')).toBeVisible()
    expect(page.getByText('Your payment was processed successfully').elements()).toEqual([])
    const saved = requests.filter(({ call }) => call === 'POST /save-payment-info')
    expect(saved.at(-1)?.body).toEqual({
      transactionId: 'pi_1',
      transactionTime: '2031-05-04T10:00:00.000Z',
      bookingId: payable._id,
      productId: payable.productId,
      productName: payable.productName,
      email,
      price: 85,
    })
  })
})
