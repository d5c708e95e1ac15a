import { invalidRequest } from '../api-error.ts'
import { type Field, type Fields, readForm } from './form.ts'
import type { Metadata } from './metadata.ts'
import type { Choice, Emptyable, ListRule, Rule, ValueOf, ignored } from './rules.ts'

/** The parameters of an object by name. Only what a table names exists. */
export type Table = Readonly<Record<string, Rule>>

/** The values that a table reads. A parameter that is not given is undefined. */
export type Values<Read extends Table> = {
  [Name in keyof Read]: Read[Name] extends { isRequired: true }
    ? ValueOf<Read[Name]>
    : ValueOf<Read[Name]> | undefined
}

export type RecordRule<Read extends Table> = Rule<'record', Values<Read>> & { table: Read }

/** An object with the parameters of a table. */
export function record<const Read extends Table>(table: Read): RecordRule<Read> {
  return {
    kind: 'record',
    table,
    read(field, name) {
      if (typeof field === 'string') throw invalidRequest(null, 'Invalid object', name)
      return readFields(field, table, (key) => `${name}[${key}]`)
    },
  }
}

/** Reads a form body or a query. Throws ApiError (400) for a parameter that the table does not name. */
export function readParameters<const Read extends Table>(text: string, table: Read): Values<Read> {
  return readFields(readForm(text), table, (key) => key)
}

function readFields<Read extends Table>(
  fields: Fields,
  table: Read,
  nameOf: (key: string) => string,
): Values<Read> {
  for (const key of fields.keys()) {
    if (Object.hasOwn(table, key)) continue
    const name = nameOf(key)
    throw invalidRequest('parameter_unknown', `Received unknown parameter: ${name}`, name)
  }
  const values = Object.entries(table).map(([key, rule]) => [
    key,
    valueOf(rule, fields.get(key), nameOf(key)),
  ])
  return Object.fromEntries(values) as Values<Read>
}

function valueOf(rule: Rule, field: Field | undefined, name: string): unknown {
  const isMissing = 'isRequired' in rule && (field === undefined || field === '')
  if (isMissing) throw invalidRequest('parameter_missing', `Missing required param: ${name}.`, name)
  return field === undefined ? undefined : rule.read(field, name)
}

/** The literals of one of the SDK's open enums, which also allow any other string. */
type Literals<Value> = Value extends string ? (string extends Value ? never : Value) : never

type RuleFor<Value> = [Value] extends [boolean]
  ? Rule<'flag', boolean>
  : [Value] extends [number]
    ? Rule<'integer', number>
    : [Value] extends [string]
      ? [Literals<Value>] extends [never]
        ? Rule<'text', string>
        : Choice<Literals<Value>>
      : Value extends readonly (infer Item)[]
        ? Listed<RuleFor<Item>>
        : Value extends object
          ? string extends keyof Value
            ? Rule<'metadata', Metadata>
            : RecordRule<TableFor<Value>>
          : Rule

type Listed<Item> = Item extends Rule ? ListRule<Item> : never
type Emptied<Filled> = Filled extends Rule
  ? Omit<Emptyable<Filled>, 'read'> & Pick<Rule, 'read'>
  : never

type Entry<Value> =
  | typeof ignored
  | (null extends Value ? Emptied<RuleFor<Exclude<Value, null | ''>>> : RuleFor<Value>)

/**
 * The table that the SDK's declaration of the parameters asks for: it names each parameter and each value of an enum,
 * and says which parameters are required and which an empty value unsets. A table that differs is a type error.
 */
export type TableFor<Parameters> = {
  [Name in keyof Parameters]-?: Entry<Exclude<Parameters[Name], undefined>> &
    (undefined extends Parameters[Name] ? unknown : { isRequired: true })
}
