import {
  array,
  coerce,
  max,
  min,
  nonempty,
  nullable,
  number,
  object,
  string,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { lineOfText } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { respondPublicly } from '../http/public-list.ts'
import { nearestTown, suggestPlaces } from '../places/gazetteer.ts'

const LONGEST_TYPED = 100

const Place = named(
  'Place',
  object({
    name: described("Such as 'Umeå', 'Seattle, WA' or '98107 Seattle, WA'.", string()),
    town: described('The name without a postcode.', string()),
  }),
)

/** A struct for an angle of up to `most` degrees to both sides. */
const degrees = (most: number) =>
  min(max(coerce(number(), nonempty(string()), Number), most), -most)

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
      'Answers the town that is nearest to a position of the caller, who rounds it; null where none is within 100 km. The server stores neither.',
    extension: 'places',
    query: type({ latitude: degrees(90), longitude: degrees(180) }),
    answer: object({ town: nullable(string()) }),
    example: { query: { latitude: '47.61', longitude: '-122.33' } },
    handle: ({ query }) => ({ town: nearestTown(query) }),
  }),
]
