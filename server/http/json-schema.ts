import { is, record, string, type Struct, union } from 'superstruct'
import { isOptional } from './decode.ts'

/** A struct of any type. */
export type AnyStruct = Parameters<typeof union>[0][number]
type Fields = Readonly<Record<string, AnyStruct>>

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The names of structs, by their schemas, which `optional`, `nullable` and the refinements keep. */
const names = new WeakMap<object, string>()

/** Names a struct of an object, so that documents refer to it. */
export function named<Of extends AnyStruct>(name: string, struct: Of): Of {
  names.set(struct.schema, name)
  return struct
}

const descriptions = new WeakMap<AnyStruct, string>()

/** Returns a struct that documents describe so. */
export function described<Of extends AnyStruct>(description: string, struct: Of): Of {
  const copy: Of = Object.assign(Object.create(Object.getPrototypeOf(struct)), struct)
  descriptions.set(copy, description)
  return copy
}

/** `union` of superstruct, which forgets its structs. */
export const oneOf: typeof union = (structs) =>
  Object.assign(union(structs), { schema: structs } as never)

/** `record` of superstruct with any keys, which forgets its struct. */
export const mapOf = <Value, Schema>(
  struct: Struct<Value, Schema>,
): Struct<Record<string, Value>, Struct<Value, Schema>> =>
  Object.assign(record(string(), struct), { schema: struct } as never)

/** Returns the JSON Schema of a struct. The definitions of named structs are added to `definitions`. */
export function jsonSchemaOf(
  struct: AnyStruct,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const schema = withoutNull(struct, definitions)
  const description = descriptions.get(struct)
  const isNullable = is(null, struct) && Object.keys(schema).length > 0
  return {
    ...(description !== undefined && { description }),
    ...(isNullable ? { anyOf: [schema, { type: 'null' }] } : schema),
  }
}

/** Returns the JSON Schema of the values of a struct but null, which no query has. */
export function withoutNull(
  struct: AnyStruct,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const { type } = struct
  const schema: unknown = struct.schema
  const name = typeof schema === 'object' && schema !== null ? names.get(schema) : undefined
  if (name === undefined) return { ...inlineOf(type, schema, definitions), ...boundsOf(struct) }
  if (!(name in definitions)) {
    // Named before it is complete: a struct can contain itself.
    definitions[name] = {}
    definitions[name] = inlineOf(type, schema, definitions)
  }
  return { $ref: `#/components/schemas/${name}` }
}

const LENGTHS = /length between `(\d+)` and `(\d+)`/
const TOO_LONG = 'x'.repeat(5000)

/** By type, values beyond the bounds of a struct, what superstruct says of them, and the keywords of the bounds. */
const BOUNDS: Readonly<Record<string, readonly [unknown, RegExp, readonly string[]][]>> = {
  string: [
    [TOO_LONG, LENGTHS, ['minLength', 'maxLength']],
    [TOO_LONG, /^Expected a string matching `\/(.*)\/` but/, ['pattern']],
  ],
  number: [
    [-1e9, /greater than or equal to (\S+) but/, ['minimum']],
    [1e9, /less than or equal to (\S+) but/, ['maximum']],
  ],
  array: [[[], LENGTHS, ['minItems', 'maxItems']]],
}

/** Returns the bounds of a struct. Superstruct keeps them in functions, and tells of them where it refuses a value. */
function boundsOf(struct: AnyStruct): JsonSchema {
  const bounds = (BOUNDS[struct.type === 'integer' ? 'number' : struct.type] ?? []).flatMap(
    ([refused, said, keywords]) => {
      const failures = struct.validate(refused)[0]?.failures() ?? []
      const found = failures.map(({ message }) => said.exec(message)).find((each) => each !== null)
      return keywords.flatMap((keyword, index): [string, unknown][] => {
        const value = found?.[index + 1]
        if (value === undefined) return []
        return [[keyword, keyword === 'pattern' ? value : Number(value)]]
      })
    },
  )
  return Object.fromEntries(bounds)
}

function inlineOf(
  type: string,
  schema: unknown,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const inner = (struct: unknown) => jsonSchemaOf(struct as AnyStruct, definitions)
  switch (type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return { type }
    case 'date':
      return { type: 'string', format: 'date-time' }
    case 'literal':
      return { const: schema }
    case 'enums':
      return { enum: Object.values(schema as object) }
    case 'array':
      return { type, items: inner(schema) }
    case 'record':
      return { type: 'object', additionalProperties: inner(schema) }
    case 'union':
      return { anyOf: (schema as AnyStruct[]).map(inner) }
    case 'object':
    case 'type': {
      const fields = Object.entries(schema as Fields)
      const required = fields.flatMap(([field, of]) => (isOptional(of) ? [] : [field]))
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([field, of]) => [field, inner(of)])),
        ...(required.length > 0 && { required }),
      }
    }
    case 'any':
    case 'unknown':
      return {}
    default:
      throw new Error(`There is no JSON Schema for the struct '${type}'.`)
  }
}
