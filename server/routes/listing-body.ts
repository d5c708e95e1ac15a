import type { Context } from 'hono'
import {
  array,
  defaulted,
  type Infer,
  nullable,
  optional,
  partial,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import { type Attribute, GivenValues, storedValues } from '../listings/attributes.ts'
import type { Listing } from '../listings/listings.ts'
import type { Picture, PictureSources } from '../database/columns.ts'
import { newListingStructs, requestStructs } from '../listings/listing-fields.ts'
import {
  LONGEST_ADDRESS,
  OWN_ADDRESS,
  OWN_PICTURE,
  PictureAddress,
} from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'

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

const pictures = {
  ...PictureStruct.schema,
  morePictures: size(array(PictureStruct), 0, MOST_MORE_PICTURES),
}

/** The fields of a new listing; the body cannot set the seller or isSold. */
export const newListing = {
  ...newListingStructs,
  ...pictures,
  morePictures: defaulted(pictures.morePictures, []),
  attributes: optional(GivenValues),
}
const NewListing = type(newListing)

/** The fields that change a listing; a field that is left out keeps its value. */
export const ListingChange = partial(
  type({
    ...requestStructs,
    ...pictures,
    attributes: GivenValues,
  }),
)

/**
 * Returns a listing as it is stored in a category with these attributes. Throws invalid-request for a year to come, and
 * attribute-refused. A client that sends no attributes does not know them, so none is required of it.
 */
export function listingOf(
  body: Infer<typeof NewListing>,
  attributes: readonly Attribute[],
  now: Date,
): Listing {
  requirePast(body.purchaseYear, now)
  return {
    ...body,
    imageSources: body.imageSources ? sourcesIn(body.image, body.imageSources) : null,
    morePictures: body.morePictures.map(pictureIn),
    attributes: body.attributes === undefined ? {} : storedValues(attributes, body.attributes),
  }
}

/** Returns the changed fields of a listing as they are stored. Throws invalid-request for a year to come. */
export function listingChangeOf(body: Infer<typeof ListingChange>, now: Date): Partial<Listing> {
  const { image, imageSources, morePictures, purchaseYear } = body
  if (purchaseYear !== undefined) requirePast(purchaseYear, now)
  const changed = {
    ...body,
    // The sources belong to a picture.
    imageSources:
      image === undefined ? undefined : imageSources ? sourcesIn(image, imageSources) : null,
    morePictures: morePictures?.map(pictureIn),
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
