import {
  array,
  assign,
  boolean,
  enums,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  partial,
  string,
} from 'superstruct'
import { type AnyStruct, described, mapOf, named, oneOf } from '../http/json-schema.ts'
import { ShownAttribute } from '../listings/attributes.ts'
import { answerStructs } from '../listings/listing-fields.ts'

/** The structs that the answers of several nouns have. Times are ISO 8601, amounts US dollars. */
export const Acknowledged = object({ acknowledged: boolean() })
export const Inserted = object({ acknowledged: boolean(), insertedId: string() })
export const Modified = object({ acknowledged: boolean(), modifiedCount: integer() })
export const Deleted = object({ acknowledged: boolean(), deletedCount: integer() })
export const Unread = object({ unread: integer() })
export const Now = object({ now: string() })

const PictureSources = named(
  'PictureSources',
  object({ avif: string(), webp: string(), colour: optional(string()) }),
)
export const picture = { image: string(), imageSources: optional(PictureSources) }
export const Picture = named('Picture', object(picture))

/** The content of a review. */
export const reviewed = {
  stars: described('From 1 to 5.', integer()),
  choices: array(enums(['asDescribed', 'friendly', 'onTime'])),
  words: string(),
  answer: described(
    'What the one who was reviewed answers.',
    nullable(object({ words: string(), at: string() })),
  ),
}

/** A product as a link to its page. */
const productLink = { _id: string(), name: string(), ...picture }
export const ProductLink = named('ProductLink', object(productLink))
export const OfferedProduct = object({ ...productLink, askingPrice: number() })

/** The average of the published reviews of a user. */
export const Rating = named(
  'Rating',
  object({
    count: integer(),
    average: described('Of 1 to 5 stars; left out without a review.', optional(number())),
  }),
)

/** The numbers by which a visitor judges a seller. */
export const sellerNumbers = {
  since: described("The month of the registration, such as '2025-11'.", string()),
  rating: Rating,
  sold: described('The number of sold items.', integer()),
  answersWithin: described(
    'The median of the time to the first answer in the latest conversations, in hours; left out where little is known.',
    optional(integer()),
  ),
}
const seller = { _id: string(), name: string(), email: string(), isVerified: boolean() }
const product = {
  _id: string(),
  ...picture,
  ...answerStructs,
  isSold: boolean(),
  isAdvertised: boolean(),
  sellerEmail: string(),
  sellerData: array(object(seller)),
  hasPage: described('GET /products/{id} has a page of it.', literal(true)),
}
export const Product = named('Product', object(product))
const publicProduct = {
  ...product,
  sellerData: described(
    'The search, and a page of a list, have the numbers of the seller.',
    array(assign(object(seller), partial(object(sellerNumbers)))),
  ),
  distance: described(
    "From the town or postcode of the question to the product's town, in whole kilometers and beyond 10 in steps of 5; 0 is less than one.",
    optional(integer()),
  ),
  isContactHidden: described(
    'The e-mail address and the phone number are `•••`: GET /products/{id}/contact has them.',
    optional(literal(true)),
  ),
}
export const PublicProduct = named('PublicProduct', object(publicProduct))
export const ProductForSale = named(
  'ProductForSale',
  object({
    ...publicProduct,
    morePictures: optional(array(Picture)),
    attributes: optional(array(ShownAttribute)),
  }),
)
export const SoldProduct = named(
  'SoldProduct',
  object({
    _id: string(),
    productName: string(),
    ...picture,
    askingPrice: number(),
    categoryId: string(),
  }),
)
/** A product on the page of its seller. */
export const offeredOnPage = {
  _id: string(),
  productName: string(),
  ...picture,
  askingPrice: number(),
  retailPrice: number(),
  categoryId: string(),
  hasPage: literal(true),
}
/** Returns a struct that tells whether a product can still be bought, and what anyone may see of it, beside `fields`. */
export function withProductState(fields: Readonly<Record<string, AnyStruct>>) {
  const inState = (availability: string, shown: AnyStruct) =>
    object({ ...fields, availability: literal(availability), product: shown })
  return oneOf([
    inState('forSale', PublicProduct),
    inState('sold', SoldProduct),
    inState('gone', literal(null)),
  ])
}

export const PublicReview = named(
  'PublicReview',
  object({
    _id: string(),
    author: described('A removed author has no name.', string()),
    productName: string(),
    ...reviewed,
    publishedAt: string(),
  }),
)

/** A user as the other side sees one; without an id, no message would arrive. */
export const Person = object({ _id: string(), name: string() })
export const Party = object({ _id: optional(string()), name: string(), email: string() })

export const Meeting = named(
  'Meeting',
  object({ phoneNumber: string(), location: string(), bookedAt: string() }),
)
export const Deadline = nullable(object({ at: string(), event: string() }))

/** A field of an event, for a form. */
const Field = named(
  'EventField',
  oneOf([
    object({ name: string(), type: literal('text'), max: integer() }),
    object({ name: string(), type: literal('pictures'), max: integer() }),
    object({ name: string(), type: literal('amount'), min: number(), max: number() }),
    object({ name: string(), type: literal('choice'), options: array(string()) }),
    object({ name: string(), type: literal('stars'), max: integer() }),
    object({ name: string(), type: literal('choices'), options: array(string()) }),
    object({ name: string(), type: literal('message') }),
  ]),
)
export const Can = array(object({ event: string(), fields: array(Field) }))

/** A row of a timeline; `Place` is a state, `details` is what came with the event. */
export const timelineStruct = (Place: AnyStruct, details: Readonly<Record<string, AnyStruct>>) =>
  array(
    object({
      seq: integer(),
      at: string(),
      actor: string(),
      event: string(),
      from: nullable(Place),
      to: Place,
      ...details,
    }),
  )

/** How far an order is, in a row of another list. */
export const Progress = named(
  'OrderProgress',
  object({
    state: string(),
    position: string(),
    refunded: number(),
    kept: described('The part that the buyer does not get back.', number()),
    deadline: Deadline,
  }),
)

export const ProtectionTerms = named(
  'ProtectionTerms',
  object({
    handOverDays: number(),
    metDays: number(),
    sentDays: number(),
    returnDays: number(),
  }),
)

/** The case by which a user is suspended, and until when; null: until an admin lifts it. */
export const Suspension = named('Suspension', object({ _id: string(), until: nullable(string()) }))

/** A text in each language. */
export const Texts = mapOf(string())
