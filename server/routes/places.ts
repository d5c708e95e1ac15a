import { array, coerce, nullable, number, object, pattern, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { explained, lineOfText } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { respondPublicly } from '../http/public-list.ts'
import { nearestPlace, suggestPlaces } from '../places/gazetteer.ts'

const LONGEST_TYPED = 100

const Place = named(
  'Place',
  object({
    name: described("Such as 'Umeå', 'Seattle, WA' or '98107 Seattle, WA'.", string()),
    town: described('The name without a postcode.', string()),
  }),
)

/** Degrees of at most two decimals, which are about a kilometer. */
const degrees = (most: number) =>
  explained(
    coerce(number(), pattern(string(), /^-?\d{1,3}(?:\.\d{1,2})?$/), Number),
    `The degrees must be a number up to ${most} with at most two decimals.`,
    (value) => Math.abs(value) <= most,
  )

export const placeEndpoints = [
  endpoint({
    method: 'GET',
    path: '/places',
    access: everyone,
    limit: 'suggestion',
    isPublic: true,
    summary:
      'Suggests up to six towns and postcodes of Sweden and the United States that begin with what a user has typed so far, with or without accents.',
    extension: 'places',
    query: type({ q: lineOfText(LONGEST_TYPED) }),
    answer: array(Place),
    example: { query: { q: 'sea' } },
    handle: async ({ context, query }) => respondPublicly(context, suggestPlaces(query.q)),
  }),
  endpoint({
    method: 'GET',
    path: '/places/nearest',
    access: everyone,
    limit: 'suggestion',
    summary:
      'Finds the town nearest to where the caller is, which is not stored; null where none is within 100 km. The degrees have at most two decimals.',
    extension: 'places',
    query: type({ latitude: degrees(90), longitude: degrees(180) }),
    answer: nullable(Place),
    example: { query: { latitude: '47.61', longitude: '-122.33' } },
    handle: async ({ context, query }) => context.json(nearestPlace(query)),
  }),
]
