import {
  array,
  boolean,
  coerce,
  enums,
  type Infer,
  is,
  number,
  object,
  optional,
  pattern,
  string,
} from 'superstruct'
import { PlainText } from '../http/decode.ts'
import { storedLine } from '../http/text.ts'
import { described, mapOf, named } from '../http/json-schema.ts'
import { Problem } from '../http/problem.ts'

/** The longest value of an attribute, in characters. */
const LONGEST_VALUE = 60

/** A text in each language. */
const Texts = mapOf(string())

/** The key of an attribute, as the parameters of a search have it too. */
const ATTRIBUTE_KEY = /^[a-z][a-zA-Z0-9]{0,29}$/

/** An attribute of a category, as the column has it. `choices` are of a choice, `suggestions` of a text. */
export const Attribute = named(
  'Attribute',
  object({
    key: pattern(string(), ATTRIBUTE_KEY),
    label: Texts,
    kind: enums(['choice', 'number', 'text']),
    unit: optional(Texts),
    choices: described(
      'In the order of the form. A choice without a label shows its value.',
      optional(array(object({ value: string(), label: optional(Texts) }))),
    ),
    suggestions: optional(array(string())),
    isRequired: described(
      'Of a request that has `attributes`: a client of the specification alone sends none.',
      optional(boolean()),
    ),
  }),
)
export type Attribute = Infer<typeof Attribute>

/** The values of a product by the keys of its attributes. A number is the shortest text of it. */
export type AttributeValues = Readonly<Record<string, string>>

/** The struct of the values in a request, which may have numbers. */
export const GivenValues = mapOf(coerce(PlainText, number(), String))

/** The value of an attribute with what a reader needs to show it. */
export const ShownAttribute = named(
  'ShownAttribute',
  object({
    key: string(),
    label: Texts,
    value: string(),
    valueLabel: described('Of a choice that has one.', optional(Texts)),
    unit: optional(Texts),
  }),
)
export type ShownAttribute = Infer<typeof ShownAttribute>

/** Returns the attributes in a column, without those that an operator has written in another shape. */
export const knownAttributes = (column: readonly unknown[]): Attribute[] =>
  column.filter((attribute): attribute is Attribute => is(attribute, Attribute))

/** A value as it is stored, or what is wrong with it. */
type Reading = { value: string } | { reason: string; detail: string }

/** Returns the values of a request as they are stored. Throws attribute-refused for the first that its category refuses. */
export function storedValues(
  attributes: readonly Attribute[],
  given: AttributeValues,
): AttributeValues {
  const refuse = (key: string, reason: string, detail: string): never => {
    throw new Problem('attribute-refused', detail, {
      members: { field: `attributes.${key}`, reason },
    })
  }
  const unknown = Object.keys(given).find((name) => attributes.every(({ key }) => key !== name))
  if (unknown !== undefined) {
    refuse(unknown, 'unknown', `The category has no attribute '${unknown}'.`)
  }
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const { key, isRequired } = attribute
      const text = storedLine(given[key] ?? '')
      if (text === '') return isRequired ? refuse(key, 'required', `'${key}' is required.`) : []
      const reading = readValue(attribute, text)
      return 'value' in reading
        ? [[key, reading.value]]
        : refuse(key, reading.reason, reading.detail)
    }),
  )
}

/** Returns those of the values that fit other attributes too: the product has changed its category. */
export const fittingValues = (
  attributes: readonly Attribute[],
  values: AttributeValues,
): AttributeValues =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const reading = readValue(attribute, values[attribute.key] ?? '')
      return 'value' in reading && reading.value !== '' ? [[attribute.key, reading.value]] : []
    }),
  )

/** A decimal number, whose point can be a comma. */
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,4})?$/

function readValue(
  { key, kind, choices = [], suggestions = [] }: Attribute,
  text: string,
): Reading {
  switch (kind) {
    case 'choice':
      return choices.some(({ value }) => value === text)
        ? { value: text }
        : { reason: 'choice', detail: `'${key}' has no choice '${text}'.` }
    case 'number':
      return DECIMAL.test(text)
        ? { value: String(Number(text.replace(',', '.'))) }
        : { reason: 'number', detail: `'${key}' is not a number.` }
    case 'text':
      if (text.length > LONGEST_VALUE) {
        return {
          reason: 'length',
          detail: `'${key}' has more than ${LONGEST_VALUE} characters.`,
        }
      }
      // One spelling, so that a filter finds what all sellers mean.
      return {
        value: suggestions.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
      }
  }
}

/** Returns the values in the order of the attributes. A choice that the category no longer has is left out. */
export const shownValues = (
  attributes: readonly Attribute[],
  values: AttributeValues,
): ShownAttribute[] =>
  attributes.flatMap(({ key, label, unit, choices = [], kind }) => {
    const value = values[key]
    const choice = choices.find((one) => one.value === value)
    if (value === undefined || (kind === 'choice' && choice === undefined)) return []
    return [
      {
        key,
        label,
        value,
        ...(choice?.label && { valueLabel: choice.label }),
        ...(unit && { unit }),
      },
    ]
  })
