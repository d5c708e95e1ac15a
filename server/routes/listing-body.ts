import type { Context } from 'hono'
import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  optional,
  partial,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import type { Listing } from '../listings/listings.ts'
import type { Picture, PictureSources } from '../database/columns.ts'
import {
  ExactDollars,
  filledText,
  linesOfText,
  phoneText,
  PlainText,
  toCents,
} from '../http/decode.ts'
import { LOWEST_OFFERS } from '../listings/listing.ts'
import {
  LONGEST_ADDRESS,
  OWN_ADDRESS,
  OWN_PICTURE,
  PictureAddress,
} from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'

const OLDEST_YEAR = 1900
/** A price that a card can pay at once, in US dollars. */
const AskingPrice = max(min(ExactDollars, 0.5), 999_999.99)

const OWN_SRCSET = new RegExp(String.raw`^${OWN_PICTURE} \d{1,4}w(?:, ${OWN_PICTURE} \d{1,4}w)*$`)

/** A srcset of this server's own pictures: an external srcset could show a different picture at another width. */
const OwnSrcset = pattern(size(string(), 1, LONGEST_ADDRESS), OWN_SRCSET)

const OwnSources = type({
  avif: OwnSrcset,
  webp: OwnSrcset,
  colour: optional(pattern(string(), /^#[\da-f]{3}$/)),
})

const PictureStruct = type({ image: PictureAddress, imageSources: optional(nullable(OwnSources)) })

/** How many pictures a product has besides its cover. */
const MOST_MORE_PICTURES = 7

/** A year from 1900, as a number or as the text that a form sends. */
const Year = coerce(min(integer(), OLDEST_YEAR), string(), (text) =>
  /^\s*\d{4}\s*$/.test(text) ? Number(text) : text,
)

/** The fields that the server reads of a product body; the body cannot set the seller or isSold. */
const fields = {
  productName: filledText(48),
  ...PictureStruct.schema,
  morePictures: size(array(PictureStruct), 0, MOST_MORE_PICTURES),
  askingPrice: AskingPrice,
  lowestOfferPercent: enums(LOWEST_OFFERS),
  retailPrice: ExactDollars,
  productCondition: enums(['excellent', 'good', 'fair']),
  categoryId: PlainText,
  purchaseYear: Year,
  description: linesOfText(500),
  contact: phoneText(),
  location: filledText(200),
}

/** The fields of a new listing. */
export const newListing = {
  ...fields,
  morePictures: defaulted(fields.morePictures, []),
  lowestOfferPercent: defaulted(fields.lowestOfferPercent, LOWEST_OFFERS[0]),
  description: defaulted(fields.description, ''),
}
const NewListing = type(newListing)

/** The fields that change a listing; a field that is left out keeps its value. */
export const ListingChange = partial(type(fields))

/** Returns a listing as it is stored. Throws invalid-request for a year to come. */
export function listingOf(body: Infer<typeof NewListing>, now: Date): Listing {
  requirePast(body.purchaseYear, now)
  return {
    name: body.productName,
    image: body.image,
    imageSources: body.imageSources ? sourcesIn(body.image, body.imageSources) : null,
    morePictures: body.morePictures.map(pictureIn),
    askingPriceCents: toCents(body.askingPrice),
    lowestOfferPercent: body.lowestOfferPercent,
    retailPriceCents: toCents(body.retailPrice),
    condition: body.productCondition,
    categoryId: body.categoryId,
    purchaseYear: body.purchaseYear,
    description: body.description,
    contact: body.contact,
    location: body.location,
  }
}

/** Returns the changed fields of a listing as they are stored. Throws invalid-request for a year to come. */
export function listingChangeOf(body: Infer<typeof ListingChange>, now: Date): Partial<Listing> {
  const { image, imageSources, askingPrice, retailPrice, purchaseYear } = body
  if (purchaseYear !== undefined) requirePast(purchaseYear, now)
  const changed = {
    name: body.productName,
    image,
    // The sources belong to a picture.
    imageSources:
      image === undefined ? undefined : imageSources ? sourcesIn(image, imageSources) : null,
    morePictures: body.morePictures?.map(pictureIn),
    askingPriceCents: askingPrice && toCents(askingPrice),
    lowestOfferPercent: body.lowestOfferPercent,
    retailPriceCents: retailPrice && toCents(retailPrice),
    condition: body.productCondition,
    categoryId: body.categoryId,
    purchaseYear,
    description: body.description,
    contact: body.contact,
    location: body.location,
  }
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}

function requirePast(year: number, now: Date): void {
  if (year <= now.getUTCFullYear()) return
  throw new Problem('invalid-request', "The field 'purchaseYear' is missing or wrong.")
}

/** Drops all other fields. Throws invalid-request for the sources of another picture than `image`. */
function sourcesIn(
  image: string,
  { avif, webp, colour }: Infer<typeof OwnSources>,
): PictureSources {
  const [name = ''] = image.split(/\.\w+$/)
  const files = [avif, webp].flatMap((srcset) => srcset.split(', '))
  if (!OWN_ADDRESS.test(image) || !files.every((file) => file.startsWith(`${name}-`))) {
    throw new Problem('invalid-request', "The field 'imageSources' is missing or wrong.")
  }
  return { avif, webp, ...(colour !== undefined && { colour }) }
}

function pictureIn({ image, imageSources }: Infer<typeof PictureStruct>): Picture {
  return { image, ...(imageSources && { imageSources: sourcesIn(image, imageSources) }) }
}

/**
 * Changes the body of a listing before it is decoded: `category` is an alias of `categoryId`, and this server's own pictures get
 * their paths.
 */
export const prepareListing = (value: unknown, context: Context): unknown =>
  withOwnPictures(categoryNamed(value), context)

function withOwnPictures(value: unknown, context: Context): unknown {
  const hasMore = typeof value === 'object' && value !== null && 'morePictures' in value
  if (!hasMore || !Array.isArray(value.morePictures)) return withOwnPicture(value, context)
  const morePictures = value.morePictures.map((picture) => withOwnPicture(picture, context))
  return withOwnPicture({ ...value, morePictures }, context)
}

/** A page of another origin names this server's own pictures by their whole address. */
function withOwnPicture(value: unknown, context: Context): unknown {
  const hasImage = typeof value === 'object' && value !== null && 'image' in value
  if (!hasImage || typeof value.image !== 'string' || !URL.canParse(value.image)) return value
  const { host, pathname } = new URL(value.image)
  const isOwn = host === new URL(context.req.url).host && OWN_ADDRESS.test(pathname)
  return isOwn ? { ...value, image: pathname } : value
}

function categoryNamed(value: unknown): unknown {
  return typeof value === 'object' &&
    value !== null &&
    'category' in value &&
    !('categoryId' in value)
    ? { ...value, categoryId: value.category }
    : value
}
