import {
  array,
  boolean,
  enums,
  type Infer,
  is,
  number,
  optional,
  record,
  string,
  type Struct,
  type,
} from 'superstruct'
import type { FieldErrors } from './form.ts'
import { preprocess } from './field-structs.ts'
import { type Message, message } from './message.ts'

/** The longest value of an attribute that the server takes, in characters. */
const LONGEST_VALUE = 60

/** A text in each language. */
const TextsStruct = record(string(), string())

const AttributeStruct = type({
  key: string(),
  label: TextsStruct,
  kind: enums(['choice', 'number', 'text']),
  unit: optional(TextsStruct),
  /** Of a choice. One without a label shows its value. */
  choices: optional(array(type({ value: string(), label: optional(TextsStruct) }))),
  /** Of a text: the usual ones. */
  suggestions: optional(array(string())),
  isRequired: optional(boolean()),
})
/** A property of the products of a category: an extension. */
export type Attribute = Infer<typeof AttributeStruct>

const ShownAttributeStruct = type({
  key: string(),
  label: TextsStruct,
  value: string(),
  valueLabel: optional(TextsStruct),
  unit: optional(TextsStruct),
})
/** The value of an attribute, with what shows it. */
export type ShownAttribute = Infer<typeof ShownAttributeStruct>

/** An attribute of the products that a search found, with the numbers of those that its values would find. */
const AttributeFacetStruct = type({
  key: string(),
  label: TextsStruct,
  /** That of a `number` can be asked for from one to another. Absent from an older server. */
  kind: optional(string()),
  unit: optional(TextsStruct),
  values: array(type({ value: string(), count: number(), label: optional(TextsStruct) })),
})

/** A list in an extension. An item that cannot be read, such as of a newer kind, hides no other. */
const readableItems = <Value, Schema>(item: Struct<Value, Schema>) =>
  preprocess(optional(array(item)), (value) =>
    Array.isArray(value) ? value.filter((one) => is(one, item)) : undefined,
  )

/** The attributes of what a search found. */
export const AttributeFacetsStruct = readableItems(AttributeFacetStruct)
/** The attributes of a category. */
export const AttributesStruct = readableItems(AttributeStruct)
/** The attributes of a product. */
export const ShownAttributesStruct = readableItems(ShownAttributeStruct)

/** The name of an attribute's field in the form of a listing. */
export type AttributeFieldName = `attributes.${string}`
export const attributeField = (key: string): AttributeFieldName => `attributes.${key}`
const isAttributeField = (name: string): name is AttributeFieldName =>
  name.startsWith('attributes.')

/** The texts of attributes' fields. */
export type AttributeTexts = { [name: AttributeFieldName]: string }

/** Returns the texts of attributes' fields among the values of a form, unchecked. */
export function attributeTexts(form: unknown): AttributeTexts {
  const texts: AttributeTexts = {}
  for (const [name, text] of Object.entries(Object(form))) {
    if (isAttributeField(name) && typeof text === 'string') texts[name] = text
  }
  return texts
}

const DECIMAL = /^\d{1,9}(?:[.,]\d{1,4})?$/

const problems: Readonly<
  Record<Attribute['kind'], (text: string, attribute: Attribute) => Message | null>
> = {
  choice: (text, { choices = [] }) =>
    choices.some(({ value }) => value === text) ? null : message('attributeChoice'),
  number: (text) => (DECIMAL.test(text) ? null : message('attributeNumber')),
  text: (text) =>
    text.normalize('NFC').length > LONGEST_VALUE
      ? message('textLimit', { max: String(LONGEST_VALUE) })
      : null,
}

/** Returns the error of each field whose text its attribute does not take. */
export function attributeErrors(
  form: AttributeTexts,
  attributes: readonly Attribute[],
): FieldErrors<AttributeFieldName> {
  const errors: FieldErrors<AttributeFieldName> = {}
  for (const attribute of attributes) {
    const name = attributeField(attribute.key)
    const text = form[name]?.trim() ?? ''
    const problem =
      text === ''
        ? attribute.isRequired === true
          ? message('attributeRequired')
          : null
        : problems[attribute.kind](text, attribute)
    if (problem !== null) errors[name] = problem
  }
  return errors
}

/** Returns the values of valid fields by the keys of their attributes; an empty field has none. */
export const attributeValues = (
  form: AttributeTexts,
  attributes: readonly Attribute[],
): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ key }) => {
      const text = form[attributeField(key)]?.trim() ?? ''
      return text === '' ? [] : [[key, text]]
    }),
  )
