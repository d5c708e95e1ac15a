import { array, object, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { lineOfText } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { respondPublicly } from '../http/public-list.ts'
import { suggestPlaces } from '../places/gazetteer.ts'

const LONGEST_TYPED = 100

const Place = named(
  'Place',
  object({
    name: described("Such as 'Umeå', 'Seattle, WA' or '98107 Seattle, WA'.", string()),
    town: described('The name without a postcode.', string()),
  }),
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
]
