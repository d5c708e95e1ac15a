import { formatMoney } from '../../src/domain/money.ts'
import type { TestApp } from './test-app.ts'
import type { Visitors } from './visitor.ts'

const BUYER = 'buyer@loppis.test'

/** An unpaid booking that is created for one path. */
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

/** Books for the demo buyer through the API: a different product each time, or the named one. */
export function createBookings(market: Pick<TestApp, 'origin'>, visitors: Visitors) {
  let left: Promise<Product[]> | null = null
  const products = async (): Promise<Product[]> => {
    const categories: { _id: string }[] = await read(`${market.origin}/get-categories`)
    const lists = await Promise.all(
      categories.map(({ _id }) => read<Product[]>(`${market.origin}/v2/category/${_id}`)),
    )
    return lists.flat().filter(({ isSold }) => !isSold)
  }
  return {
    async book(name?: string): Promise<FreshBooking> {
      left ??= products()
      const product =
        name === undefined
          ? (await left).pop()
          : (await left).find(({ productName }) => productName === name)
      if (product === undefined) throw new Error('There is nothing like that left to book.')
      const token = await visitors.tokenOf(BUYER)
      const bookingId = await bookAt(market.origin, token, product)
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

/** Returns the id of the booking. */
async function bookAt(origin: string, token: string, product: Product): Promise<string> {
  const response = await fetch(`${origin}/book-product`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Bea Berg',
      email: BUYER,
      productName: product.productName,
      price: product.askingPrice,
      phoneNumber: '+1 206 555 0123',
      location: 'The library steps',
      productId: product._id,
      image: product.image,
      sellerEmail: product.sellerEmail,
      sellerContact: product.contact,
      sellerLocation: product.location,
    }),
  })
  const { upsertedId }: { upsertedId?: string } = await response.json()
  if (upsertedId === undefined) throw new Error('The booking was not made.')
  return upsertedId
}
