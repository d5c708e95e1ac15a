import {
  array,
  boolean,
  enums,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import type { Context } from 'hono'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { inPath } from '../access/permissions.ts'
import { EventBody, PlainText } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import { ShownAttribute } from '../listings/attributes.ts'
import { readAttributes } from '../listings/categories.ts'
import { addListing, advertiseListing } from '../listings/listings.ts'
import { lockProduct } from '../listings/product-lock.ts'
import { listSellerProducts } from '../listings/products.ts'
import { listListings, readListing, withListings } from '../listings/read.ts'
import { withUndoneSales } from '../orders/undone-sales.ts'
import { editListing } from '../use-cases/edit-listing.ts'
import { sendListingEvent } from '../use-cases/listing-events.ts'
import { removeProduct } from '../use-cases/remove-product.ts'
import { changeProfile, ProfileChangesStruct } from '../users/profile.ts'
import {
  Can,
  Deadline,
  Deleted,
  Inserted,
  Meeting,
  Rating,
  Modified,
  Picture,
  Product,
  timelineStruct,
} from './answers.ts'
import {
  ListingChange,
  listingChangeOf,
  listingOf,
  newListing,
  prepareListing,
} from './listing-body.ts'
import { RemovalReason } from './members.ts'

const State = enums(['published', 'expiring', 'expired', 'withdrawn', 'soldElsewhere', 'sold'])
const situation = {
  state: State,
  edition: described('Counts the changes of the seller.', integer()),
  can: Can,
  deadline: Deadline,
  heldUntil: nullable(string()),
  /** A measure of moderation hides it. */
  isHidden: optional(boolean()),
}
const ListingInList = named(
  'ListingInList',
  object({ ...situation, _id: string(), now: string(), product: Product }),
)
const Listing = named(
  'Listing',
  object({
    ...situation,
    _id: string(),
    now: string(),
    product: object({
      ...Product.schema,
      morePictures: optional(array(Picture)),
      attributes: optional(array(ShownAttribute)),
    }),
    lowestOffer: object({ percent: integer(), choices: array(integer()) }),
    timeline: timelineStruct(State, {
      fields: optional(array(string())),
      price: optional(number()),
      reason: optional(string()),
    }),
  }),
)
/** A product of the caller: with its bookings while it is for sale. */
const OwnProduct = named(
  'OwnProduct',
  object({
    ...Product.schema,
    bookings: optional(
      array(
        object({
          _id: string(),
          buyerId: string(),
          name: string(),
          email: string(),
          rating: described('The average of the buyer.', Rating),
          meeting: Meeting,
        }),
      ),
    ),
    listing: optional(object(situation)),
    saleUndone: optional(enums(['canceled', 'refunded'])),
    listedAgainAs: optional(string()),
  }),
)

const example = {
  productName: 'Guitar',
  image: 'https://pictures.example/guitar.avif',
  askingPrice: 50,
  retailPrice: 100,
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: 2020,
  description: 'Well kept.',
  contact: '070 123 45 67',
  location: 'Lund',
  attributes: { colour: 'red', strings: '6' },
}

/** Reads a listing. Its ETag is its edition. Throws product-unknown. */
async function answerOf(context: Context, app: AppContext, id: string) {
  const listing = await readListing(app.database, id, app)
  if (listing === null) throw new Problem('product-unknown')
  context.header('etag', `"${listing.edition}"`)
  return listing
}

/** A listing has the id of its product. A sold product stays with its buyer. */
export const listingEndpoints = [
  endpoint({
    method: 'POST',
    path: '/add-product',
    access: { seller: 'any' },
    limit: 'listing',
    isIdempotent: true,
    summary: 'Lists a product of the caller.',
    // Extensions: the sold product that the seller lists again, and to whom the market shows how to reach the seller.
    body: type({
      ...newListing,
      again: optional(PlainText),
      contactFor: ProfileChangesStruct.schema.contactFor,
    }),
    prepare: prepareListing,
    answer: Inserted,
    example: { body: example },
    async handle({ viewer, body, context }, { database, clock, flowClock }) {
      const attributes = await readAttributes(database, body.categoryId)
      const listing = listingOf(body, attributes, clock())
      const insertedId = await database.transaction(async (transaction) => {
        await changeProfile(transaction, viewer.id, { contactFor: body.contactFor })
        return addListing(transaction, viewer.id, listing, {
          requestKey: context.req.header('idempotency-key') ?? null,
          again: body.again ?? null,
          at: flowClock(),
        })
      })
      return { acknowledged: true, insertedId }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/all-products/:email',
    access: { of: { email: inPath('email') }, seller: 'own' },
    limit: 'read',
    summary: 'Lists all products of the caller, the newest first.',
    query: PageQuery,
    answer: array(OwnProduct),
    example: { params: { email: 'seller@loppis.test' } },
    handle: (asked, { database, clock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const products = await listSellerProducts(database, asked.viewer.id, page)
        return withUndoneSales(database, await withListings(database, products, clock()))
      }),
  }),
  endpoint({
    method: 'PUT',
    path: '/advertise/:productId',
    access: { of: { product: inPath('productId') }, seller: 'own' },
    limit: 'listingEvent',
    summary: 'Advertises a product.',
    answer: Modified,
    example: { params: { productId: 'product-1' } },
    async handle({ params: { productId } }, { database, clock }) {
      const modifiedCount = await database.transaction(async (transaction) => {
        const state = await lockProduct(transaction, productId, clock())
        if (state === null || state.isRemoved) throw new Problem('product-unknown')
        if (state.isSold) throw new Problem('item-sold')
        if (!state.isPublished) throw new Problem('item-unavailable')
        return advertiseListing(transaction, productId)
      })
      return { acknowledged: true, modifiedCount }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/delete-product/:id',
    access: { of: { product: inPath('id') }, seller: 'own', admin: 'any' },
    limit: 'listingEvent',
    summary:
      'Deletes a product, whose seller is told the `reason` of an admin. For an admin, the deletion of a sold product closes its reports, and `isSold` says so.',
    query: type({ reason: RemovalReason }),
    answer: object({ ...Deleted.schema, isSold: optional(literal(true)) }),
    example: { params: { id: 'product-1' } },
    audit: ({ params }) => ({ about: 'listing', id: params.id }),
    handle: async ({ viewer, params, query: { reason } }, app) => ({
      acknowledged: true,
      ...(await removeProduct(app, viewer, { productId: params.id, reason })),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/listings',
    access: { seller: 'any' },
    limit: 'read',
    summary: 'Lists the listings of the caller, the newest first.',
    extension: 'listings',
    query: PageQuery,
    answer: array(ListingInList),
    handle: (asked, app) =>
      respondWithList(asked, app.lists, (page) =>
        listListings(app.database, asked.viewer.id, page, app),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/listings/:id',
    access: { of: { product: inPath('id') }, seller: 'own' },
    limit: 'read',
    summary: 'Reads a listing with its timeline.',
    extension: 'listings',
    answer: Listing,
    example: { params: { id: 'product-1' } },
    handle: ({ context, params }, app) => answerOf(context, app, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/listings/:id/events',
    access: { of: { product: inPath('id') }, seller: 'own' },
    limit: 'listingEvent',
    isIdempotent: true,
    summary: 'Sends an event of `can` to a listing.',
    extension: 'listings',
    body: EventBody,
    answer: Listing,
    example: { params: { id: 'product-1' }, body: { event: 'seller.withdraw' } },
    async handle({ viewer, context, params: { id }, body }, app) {
      await sendListingEvent(app, viewer, { id, body })
      return answerOf(context, app, id)
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/listings/:id',
    access: { of: { product: inPath('id') }, seller: 'own' },
    limit: 'listingEvent',
    isIdempotent: true,
    summary: 'Changes fields of a listing, unless the seller has changed another edition.',
    extension: 'listings',
    headers: { 'If-Match': 'Required: the edition of the listing in quotes, as in its ETag.' },
    body: ListingChange,
    prepare: prepareListing,
    answer: Listing,
    example: {
      params: { id: 'product-1' },
      body: { ...example, askingPrice: 45 },
      headers: { 'if-match': '"1"' },
    },
    async handle({ viewer, context, params: { id }, body }, app) {
      const edition = editionIn(context.req.header('if-match'))
      const changed = listingChangeOf(body, app.clock())
      await editListing(app, viewer, { id, edition, changed })
      return answerOf(context, app, id)
    },
  }),
]

/** Returns the edition in an If-Match header. Throws edition-missing. */
function editionIn(header: string | undefined): number {
  const [, edition] = /^"(\d{1,9})"$/.exec(header ?? '') ?? []
  if (edition === undefined) throw new Problem('edition-missing')
  return Number(edition)
}
