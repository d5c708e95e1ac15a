import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../server/http/problem.ts'
import { type } from 'superstruct'
import { decodeBody } from '../../server/http/decode.ts'
import { listingOf, newListing, prepareListing } from '../../server/routes/listing-body.ts'
import {
  parseListing,
  type ListingForm,
  type SomeFields,
  validateListing,
} from '../../src/domain/listing-form.ts'

const now = new Date('2025-06-01T12:00:00Z')
const thisYear = now.getUTCFullYear()

const good: ListingForm = {
  productName: 'Old camera',
  askingPrice: '180',
  lowestOfferPercent: '',
  retailPrice: '400',
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: '2019',
  description: '',
  contact: '0700 000 000',
  location: 'Malmö',
}

/** Only the part of the server that decodes a listing. */
const server = new Hono()
  .post('/', async (context) => {
    listingOf(await decodeBody(context, type(newListing), prepareListing), [], now)
    return context.json({})
  })
  .onError((error, context) => {
    if (error instanceof Problem) return context.json({ detail: error.message }, 400)
    throw error
  })

/** Returns true if the server accepts the body. */
async function takes(body: object): Promise<boolean> {
  const { status } = await server.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image: 'https://pictures.test/camera.jpg', ...body }),
  })
  return status === 200
}

type Typed = SomeFields

const accepted: readonly Typed[] = [
  {},
  { productName: 'x'.repeat(48) },
  { productName: ` ${'x'.repeat(48)} ` },
  { productName: 'å'.repeat(48).normalize('NFD') },
  { description: 'x'.repeat(500) },
  { description: `${'x'.repeat(498)}\r\ny` },
  { contact: '1'.repeat(40) },
  { location: 'x'.repeat(200) },
  { askingPrice: '0.50', retailPrice: '1,000,000' },
  { askingPrice: '999,999.99' },
  { lowestOfferPercent: '10' },
  { askingPrice: '1085.55', retailPrice: '$0.07' },
  { purchaseYear: '1900' },
  { purchaseYear: '2025' },
  { productCondition: 'excellent' },
  { productCondition: 'fair' },
]

const refused: readonly Typed[] = [
  { productName: '  ' },
  { productName: 'x'.repeat(49) },
  { description: 'x'.repeat(501) },
  { contact: '' },
  { contact: '1'.repeat(41) },
  { location: ' ' },
  { location: 'x'.repeat(201) },
  { askingPrice: '' },
  { askingPrice: '0' },
  { askingPrice: '0.49' },
  { askingPrice: '1000000' },
  { askingPrice: '-1' },
  { retailPrice: '0' },
  { retailPrice: '1.999' },
  { retailPrice: '1000000.01' },
  { purchaseYear: '1899' },
  { purchaseYear: '2026' },
  { purchaseYear: '20' },
  { purchaseYear: '2019.5' },
  { productCondition: 'new' },
  { productCondition: '' },
]

const nameOf = (typed: Typed) =>
  Object.entries(typed)
    .map(([field, text]) => `${field}: ${text.length > 20 ? `${text.length} characters` : text}`)
    .join(', ') || 'an ordinary listing'

describe('the form and the server accept the same listings', () => {
  it.each(accepted.map((typed) => [nameOf(typed), typed] as const))(
    'L2: accepted: %s',
    async (_, typed) => {
      const form = { ...good, ...typed }
      expect(validateListing(form, thisYear)).toEqual({})
      expect(await takes(parseListing(form, thisYear) ?? {})).toBe(true)
    },
  )

  it.each(refused.map((typed) => [nameOf(typed), typed] as const))(
    'L2: rejected: %s',
    async (_, typed) => {
      const form = { ...good, ...typed }
      expect(Object.keys(validateListing(form, thisYear))).toEqual(Object.keys(typed))
      expect(parseListing(form, thisYear)).toBeNull()
      expect(await takes(form)).toBe(false)
    },
  )
})
