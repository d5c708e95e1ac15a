import type { Page } from 'playwright'
import { formatMoney } from '../../src/domain/money.ts'
import type { Market } from '../journeys/market.ts'

/** A booking that nobody has paid for, made for this path alone. */
export type FreshBooking = { bookingId: string; productName: string; price: string }

type Product = {
  _id: string
  productName: string
  image: string
  askingPrice: number
  contact: string
  location: string
  sellerEmail: string
  isSold: boolean
}

/** Books for the buyer whose page it is, by the calls themselves: another product each time, or the one that is named. */
export function createBookings(market: Pick<Market, 'origin'>) {
  let left: Promise<Product[]> | null = null
  const products = async (): Promise<Product[]> => {
    const categories: { _id: string }[] = await read(`${market.origin}/get-categories`)
    const lists = await Promise.all(
      categories.map(({ _id }) => read<Product[]>(`${market.origin}/v2/category/${_id}`)),
    )
    return lists.flat().filter(({ isSold }) => !isSold)
  }
  return {
    async book(page: Page, name?: string): Promise<FreshBooking> {
      left ??= products()
      const product =
        name === undefined
          ? (await left).pop()
          : (await left).find(({ productName }) => productName === name)
      if (product === undefined) throw new Error('There is nothing like that left to book.')
      const bookingId = await page.evaluate(bookInPage, product)
      const { productName, askingPrice } = product
      return { bookingId, productName, price: formatMoney(askingPrice) }
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>

async function read<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url)
  return (await response.json()) as Answer
}

/** Runs in the page, with the token of whoever is signed in there. */
async function bookInPage(product: Product): Promise<string> {
  const email = 'buyer@loppis.test'
  const headers = {
    authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    'content-type': 'application/json',
  }
  await fetch('/book-product', {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      fullName: 'Bea Berg',
      email,
      productName: product.productName,
      price: product.askingPrice,
      phoneNumber: '+1 555 0123',
      location: 'The library steps',
      productId: product._id,
      image: product.image,
      sellerEmail: product.sellerEmail,
      sellerContact: product.contact,
      sellerLocation: product.location,
    }),
  })
  const answer = await fetch(`/book-product?email=${encodeURIComponent(email)}`, { headers })
  const bookings: { _id: string; productId: string }[] = await answer.json()
  const booking = bookings.find(({ productId }) => productId === product._id)
  if (booking === undefined) throw new Error('The booking was not made.')
  return booking._id
}
