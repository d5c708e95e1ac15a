import { isPlain, isPlainOfLines } from '../../http/text.ts'
import { invalidRequest } from './errors.ts'

// The parameters of a request in Stripe's encoding, such as `metadata[size]=3&expand[]=customer`. A table names each
// parameter that a call takes, with its rule. A parameter that no table names is refused.

/** The value of a form's field: text, or what its name has in brackets. */
type Field = string | Fields
/** A map and not an object, because a field may have any name, such as __proto__. */
type Fields = Map<string, Field>

/** The rule of one parameter: `read` returns its value, or throws ApiError (400) with Stripe's message. */
type Rule<Value = unknown> = { read(field: Field, name: string): Value }
type Required<Value> = Rule<Value> & { isRequired: true }
export type Table = Readonly<Record<string, Rule>>

type ValueOf<Read> = Read extends { read(field: Field, name: string): infer Value } ? Value : never

/** The values that a table reads. A parameter that is not given is undefined. */
export type Values<Read extends Table> = {
  [Name in keyof Read]: Read[Name] extends { isRequired: true }
    ? ValueOf<Read[Name]>
    : ValueOf<Read[Name]> | undefined
}

/** Reads a form body or a query, and the paths of `expand`, which every call takes. Throws ApiError (400). */
export function readParameters<const Read extends Table>(
  form: string,
  table: Read,
): { given: Values<Read>; expand: string[] } {
  const fields = readForm(form)
  const paths = fields.get('expand')
  fields.delete('expand')
  return {
    expand: paths === undefined ? [] : list(text()).read(paths, 'expand'),
    given: readFields(fields, table, (key) => key),
  }
}

function readForm(form: string): Fields {
  const fields: Fields = new Map()
  for (const [name, value] of new URLSearchParams(form)) {
    if (!isPlain(name) || !isPlainOfLines(value)) {
      throw invalidRequest('parameter_invalid_string', 'A parameter holds a control character.')
    }
    place(fields, name, value)
  }
  return fields
}

/** Returns the keys of a name: `a[b][]` has the keys a, b and ''. A name with other brackets is one key. */
function keysOf(name: string): string[] {
  const [, first = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  return [first, ...rest.split(/[[\]]/).filter((_, index) => index % 2 === 1)]
}

function place(fields: Fields, name: string, value: string): void {
  const keys = keysOf(name)
  const last = keys.pop() ?? name
  let inner = fields
  for (const key of keys) {
    const next = inner.get(key) ?? new Map<string, Field>()
    if (typeof next === 'string') throw invalidRequest(null, 'Invalid object', name)
    inner.set(key, next)
    inner = next
  }
  // An empty key is the next item of a list.
  inner.set(last === '' ? String(inner.size) : last, value)
}

function readFields<Read extends Table>(
  fields: Fields,
  table: Read,
  nameOf: (key: string) => string,
): Values<Read> {
  for (const key of fields.keys()) {
    if (Object.hasOwn(table, key)) continue
    const name = nameOf(key)
    const taken = [...Object.keys(table).map(nameOf), 'expand'].join(', ')
    const message = `Received unknown parameter: ${name}. The card stand-in takes only: ${taken}.`
    throw invalidRequest('parameter_unknown', message, name)
  }
  const values = Object.entries(table).map(([key, rule]) => {
    const [field, name] = [fields.get(key), nameOf(key)]
    if ('isRequired' in rule && (field === undefined || field === '')) {
      throw invalidRequest('parameter_missing', `Missing required param: ${name}.`, name)
    }
    return [key, field === undefined ? undefined : rule.read(field, name)]
  })
  return Object.fromEntries(values) as Values<Read>
}

/** The parameters that have no effect on a card payment, at Stripe either. */
export function ignored<const Name extends string>(
  ...names: readonly Name[]
): Record<Name, Rule<undefined>> {
  const rule = { read: () => undefined }
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, typeof rule>
}

export function required<Value>(rule: Rule<Value>): Required<Value> {
  return { ...rule, isRequired: true }
}

/** A rule whose parameter an empty value unsets: its value is null. */
export function emptyable<Value>(rule: Rule<Value>): Rule<Value | null> {
  return { read: (field, name) => (field === '' ? null : rule.read(field, name)) }
}

/** An object with the parameters of a table. */
export function record<const Read extends Table>(table: Read): Rule<Values<Read>> {
  return {
    read(field, name) {
      if (typeof field === 'string') throw invalidRequest(null, 'Invalid object', name)
      return readFields(field, table, (key) => `${name}[${key}]`)
    },
  }
}

export function list<Item>(of: Rule<Item>): Rule<Item[]> {
  return {
    read(field, name) {
      if (typeof field === 'string') throw invalidRequest(null, 'Invalid array', name)
      return Array.from(field, ([key, item], index) => {
        if (!/^\d+$/.test(key)) throw invalidRequest(null, 'Invalid array', name)
        return of.read(item, `${name}[${index}]`)
      })
    },
  }
}

/** Text of at most `most` characters that `check` accepts. */
export function text(
  most = 5_000,
  check: (value: string, name: string) => void = () => undefined,
): Rule<string> {
  return {
    read(field, name) {
      const value = filled(field, name)
      if (value.length > most) {
        const message = `Invalid string: ${value.slice(0, 6)}...${value.slice(-6)}; must be at most ${most} characters`
        throw invalidRequest(null, message, name)
      }
      check(value, name)
      return value
    },
  }
}

/** A whole number from `least` to `greatest`. */
export function integer(least: number, greatest = Number.MAX_SAFE_INTEGER): Rule<number> {
  return {
    read(field, name) {
      const value = filled(field, name)
      const refuse = (message: string) => invalidRequest('parameter_invalid_integer', message, name)
      if (!/^-?\d{1,15}$/.test(value)) throw refuse(`Invalid integer: ${value}`)
      const number = Number(value)
      if (number < least) throw refuse(`This value must be greater than or equal to ${least}.`)
      if (number > greatest) {
        throw refuse(
          `This value must be less than or equal to ${greatest} (it currently is '${number}').`,
        )
      }
      return number
    },
  }
}

export const flag: Rule<boolean> = {
  read(field, name) {
    const value = filled(field, name)
    if (value === 'true' || value === 'false') return value === 'true'
    throw invalidRequest(null, `Invalid boolean: ${value}`, name)
  },
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

export function oneOf<const Value extends string>(...values: readonly Value[]): Rule<Value> {
  return {
    read(field, name) {
      const given = filled(field, name)
      const value = values.find((candidate) => candidate === given)
      if (value !== undefined) return value
      const message = `Invalid ${name}: must be one of ${alternatives.format(values)}`
      throw invalidRequest(null, message, name)
    },
  }
}

/** Returns a field's text. Throws ApiError (400) for an object, a list or no text. */
function filled(field: Field, name: string): string {
  if (typeof field !== 'string') throw invalidRequest(null, 'Invalid string', name)
  if (field !== '') return field
  throw invalidRequest(
    'parameter_invalid_empty',
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    name,
  )
}

export const email = text(800, (value, name) => {
  if (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value)) return
  throw invalidRequest('email_invalid', `Invalid email address: ${value}`, name)
})

/** A web address, or an address with the scheme of an app. */
export const address = text(5_000, (value, name) => {
  if (URL.canParse(value) && !/^(?:javascript|data|blob|file|about):/i.test(value)) return
  throw invalidRequest('url_invalid', 'Not a valid URL', name)
})

export type Metadata = Record<string, string>

/** Stripe's limits: https://docs.stripe.com/metadata */
const MOST_KEYS = 50
const LONGEST_KEY = 40
const LONGEST_VALUE = 500

/** Metadata as it is given: an empty value unsets its key. */
export const metadata: Rule<Metadata> = {
  read(field, name) {
    if (typeof field === 'string') throw invalidRequest(null, 'Invalid object', name)
    return Object.fromEntries(
      Array.from(field, ([key, value]) => {
        if (typeof value !== 'string') throw invalidRequest(null, `Invalid string: ${key}`, name)
        requireLength('keys', 'key', key, LONGEST_KEY, name)
        requireLength('values', 'value', value, LONGEST_VALUE, name)
        return [key, value]
      }),
    )
  },
}

/** Returns the metadata after a change; null unsets every key. Throws ApiError (400) for more than 50 keys. */
export function mergeMetadata(kept: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === null) return {}
  const merged = Object.entries({ ...kept, ...given }).filter(([, value]) => value !== '')
  if (merged.length > MOST_KEYS) {
    throw invalidRequest(
      null,
      `Metadata can have up to ${MOST_KEYS} keys, but you've set ${merged.length}.`,
      'metadata',
    )
  }
  return Object.fromEntries(merged)
}

function requireLength(many: string, one: string, value: string, most: number, name: string): void {
  if (value.length <= most) return
  throw invalidRequest(
    null,
    `Metadata ${many} can have up to ${most} characters, but you passed in a ${one} that is ${value.length} characters. Invalid ${one}: ${value}`,
    name,
  )
}

/** The smallest charge in the smallest unit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const least = new Map(
  [
    'usd:50 aud:50 brl:50 cad:50 chf:50 eur:50 inr:50 jpy:50 nzd:50 sgd:50 gbp:30 bgn:100 aed:200 myr:200 pln:200',
    'ron:200 dkk:250 nok:300 sek:300 hkd:400 mxn:1000 thb:1000 czk:1500 huf:17500',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.slice(0, 3), Number(pair.slice(4))]),
)
const GREATEST = 99_999_999

const currencyText = text(5_000, (value, name) => {
  if (least.has(value.toLowerCase())) return
  const supported = [...least.keys()].join(', ')
  const message = `Invalid currency: ${value}. The card stand-in supports these currencies: ${supported}`
  throw invalidRequest(null, message, name)
})

/** A currency code in any case; its value is in lower case. */
export const currency: Rule<string> = {
  read: (field, name) => currencyText.read(field, name).toLowerCase(),
}

/** Throws ApiError (400) when no card can be charged with this amount, which is in the smallest unit of the currency. */
export function requireChargeable(amount: number, code: string): void {
  const minimum = least.get(code) ?? 1
  if (amount < minimum) {
    const message = `Amount must be at least ${formatMoney(minimum, code)} ${code}`
    throw invalidRequest('amount_too_small', message, 'amount')
  }
  if (amount > GREATEST) {
    const message = `Amount must be no more than ${formatMoney(GREATEST, code)}`
    throw invalidRequest('amount_too_large', message, 'amount')
  }
}

/** Formats an amount in the smallest unit of its currency, such as $9.00. */
export function formatMoney(amount: number, code: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
