import { type } from 'superstruct'
import { type Endpoint, endpoint } from '../access/endpoint.ts'
import { type Access, everyone } from '../access/permissions.ts'
import { isOptional } from '../http/decode.ts'
import { type AnyStruct, type JsonSchema, jsonSchemaOf, withoutNull } from '../http/json-schema.ts'
import { LIMITS } from '../http/limits.ts'
import { problemCodes } from '../http/problem.ts'
import { respondPublicly } from '../http/public-list.ts'
import { SERVER } from './extensions.ts'

const SPECIFICATION = 'specification'

const tags: Readonly<Record<string, string>> = {
  [SPECIFICATION]: 'The calls of section 7 of the specification, which every client knows.',
  [SERVER]: 'The calls that no client of the market makes.',
}

/** RFC 9457, with a stable code. */
const Problem = {
  type: 'object',
  description: 'A problem (RFC 9457). Clients decide by its stable `code`.',
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: problemCodes },
    heldUntil: { type: 'string', description: 'Until when the item is held for another buyer.' },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code'],
}

const problem = (description: string, headers?: JsonSchema) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** The responses of many calls. */
const responses = {
  Unauthorized: problem('The token or the signature is missing or wrong.'),
  Forbidden: problem('The caller may not make this call.'),
  Refused: problem('The request is refused.'),
}
const refusal = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` })

const text = { type: 'string' }

/** Returns the name of the security scheme that an access needs; null where anybody may call. */
function schemeOf(access: Access): string | null {
  if ('everyone' in access) return null
  if ('proven' in access) return 'idToken'
  return 'signed' in access ? 'cardSignature' : 'accessToken'
}

/** Returns who may call, such as 'Callers: buyer (own), admin.' */
function callersOf(access: Access): string | undefined {
  if ('everyone' in access || 'proven' in access || 'signed' in access) return undefined
  const roles = (['buyer', 'seller', 'admin'] as const).flatMap((role) => {
    const reach = access[role]
    return reach === undefined ? [] : [reach === 'own' ? `${role} (of what is their own)` : role]
  })
  return `Callers: ${roles.join(', ')}.`
}

/** Returns how often a call passes, such as '20 of an account a minute'. */
function limitOf({ limit }: Endpoint): string {
  const { address, account, isOfDay }: { address?: number; account?: number; isOfDay?: true } =
    LIMITS[limit]
  const counts = [
    ...(address === undefined ? [] : [`${address} of an address`]),
    ...(account === undefined ? [] : [`${account} of an account`]),
  ]
  return `More than ${counts.join(' or ')} a ${isOfDay ? 'day' : 'minute'}.`
}

/** Returns a name such as 'postOffersIdEvents'. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path.replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9]?)/g, (_, first: string) => first.toUpperCase())

const isList = ({ query }: Endpoint): boolean => query !== null && 'limit' in Object(query.schema)

type Definitions = Record<string, JsonSchema>

function parametersOf(of: Endpoint, definitions: Definitions): JsonSchema[] {
  const { path, query, headers = {}, isIdempotent, example = {} } = of
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    example: example.params?.[name],
  }))
  const fields = Object.entries((query?.schema ?? {}) as Readonly<Record<string, AnyStruct>>)
  const inQuery = fields.map(([name, struct]) => ({
    name,
    in: 'query',
    required: !isOptional(struct),
    schema: withoutNull(struct, definitions),
    ...(example.query?.[name] !== undefined && { example: example.query[name] }),
  }))
  const inHeader = Object.entries({
    ...headers,
    ...(isIdempotent && {
      'Idempotency-Key':
        'A key of at most 255 characters: the same request again within a day gets the first answer.',
    }),
  }).map(([name, description]) => ({ name, in: 'header', description, schema: text }))
  return [...inPath, ...inQuery, ...inHeader]
}

function successOf(of: Endpoint, definitions: Definitions): JsonSchema {
  const { answer, alsoAnswers, isPublic } = of
  const page = { 'text/html': { schema: text } }
  return {
    description: 'The answer.',
    ...((isList(of) || isPublic) && {
      headers: {
        ...(isList(of) && {
          Link: { description: 'Leads to the next page (rel="next").', schema: text },
        }),
        ...(isPublic && { ETag: { schema: text } }),
      },
    }),
    content:
      answer === null
        ? page
        : {
            'application/json': { schema: jsonSchemaOf(answer, definitions) },
            ...(alsoAnswers && { [alsoAnswers]: { schema: text } }),
          },
  }
}

function operationOf(of: Endpoint, definitions: Definitions): JsonSchema {
  const { access, summary, extension = SPECIFICATION, body, example, isPublic } = of
  const scheme = schemeOf(access)
  return {
    operationId: operationIdOf(of),
    tags: [extension],
    summary,
    description: callersOf(access),
    security: scheme === null ? [] : [{ [scheme]: [] }],
    parameters: parametersOf(of, definitions),
    ...((body !== null || example?.body !== undefined) && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: body === null ? { type: 'object' } : jsonSchemaOf(body, definitions),
            example: example?.body,
          },
        },
      },
    }),
    responses: {
      200: successOf(of, definitions),
      ...(isPublic && { 304: { description: 'The ETag of If-None-Match is the current one.' } }),
      ...(scheme !== null && {
        401: refusal('Unauthorized'),
        403: refusal('Forbidden'),
      }),
      429: problem(limitOf(of), {
        'Retry-After': { description: 'Whole seconds.', schema: { type: 'integer' } },
      }),
      default: refusal('Refused'),
    },
  }
}

/** Returns the OpenAPI 3.1 document of these endpoints. */
function openApiOf(endpoints: readonly Endpoint[]): JsonSchema {
  const definitions: Definitions = { Problem }
  const paths: Record<string, JsonSchema> = {}
  for (const each of endpoints) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = operationOf(each, definitions)
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation }
  }
  const names = new Set(endpoints.map(({ extension = SPECIFICATION }) => extension))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loppis',
      version: '1',
      description:
        'A second-hand market. Amounts are US dollars, times are ISO 8601. A client makes a call of an extension only where it is announced. Answers may get further fields.',
    },
    servers: [{ url: '/' }],
    tags: [...names].map((name) => ({
      name,
      description:
        tags[name] ??
        `An extension, which GET /capabilities or GET /users/role/{email} announces as \`${name}\`.`,
    })),
    paths,
    components: {
      schemas: definitions,
      responses,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The token of GET /jwt.' },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "The identity provider's ID token for the e-mail address of the request.",
        },
        cardSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
      },
    },
  }
}

/** Declares the endpoint that serves the document of these endpoints and of itself. */
export function openApiEndpoint(others: readonly Endpoint[]) {
  let document: JsonSchema | null = null
  const read = (): JsonSchema => (document ??= openApiOf([...others, own]))
  const own = endpoint({
    method: 'GET',
    path: '/openapi.json',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Serves this document (OpenAPI 3.1).',
    extension: SERVER,
    answer: type({}),
    handle: ({ context }) => respondPublicly(context, read()),
  })
  return own
}
