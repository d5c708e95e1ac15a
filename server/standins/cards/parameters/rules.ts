import { invalidRequest, noSuch } from '../api-error.ts'
import type { Field } from './form.ts'

/** The rule of one parameter: `read` returns its value, or throws ApiError (400) with Stripe's message. */
export type Rule<Kind extends string = string, Value = unknown> = {
  kind: Kind
  read(field: Field, name: string): Value
}

export type ValueOf<Read> = Read extends { read(field: Field, name: string): infer Value }
  ? Value
  : never

/** The parameter has no effect on a card payment of the stand-in, and Stripe does not return it. */
export const ignored: Rule<'ignored', undefined> = { kind: 'ignored', read: () => undefined }

/** Text of at most `most` characters that `check` accepts. */
export function text(
  most = 5_000,
  check: (value: string, name: string) => void = () => undefined,
): Rule<'text', string> {
  return {
    kind: 'text',
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

/** The id of an object of a kind that the stand-in does not have, so no id exists. `what` is Stripe's name of the kind. */
export function missing(what: string): Rule<'text', never> {
  return {
    kind: 'text',
    read(field, name) {
      throw noSuch(what, filled(field, name), name, 400)
    },
  }
}

/** A whole number from `least` to `greatest`. */
export function integer(
  least = Number.MIN_SAFE_INTEGER,
  greatest = Number.MAX_SAFE_INTEGER,
): Rule<'integer', number> {
  return {
    kind: 'integer',
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

export const flag: Rule<'flag', boolean> = {
  kind: 'flag',
  read(field, name) {
    const value = filled(field, name)
    if (value === 'true') return true
    if (value === 'false') return false
    throw invalidRequest(null, `Invalid boolean: ${value}`, name)
  },
}

/** `covers` makes the type invariant: a rule with a value too many or too few is another type. */
export type Choice<Value extends string> = Rule<'choice', Value> & {
  covers?: (value: Value) => void
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

export function oneOf<const Value extends string>(...values: readonly Value[]): Choice<Value> {
  return {
    kind: 'choice',
    read(field, name) {
      const given = filled(field, name)
      const value = values.find((candidate) => candidate === given)
      if (value !== undefined) return value
      throw invalidRequest(
        null,
        `Invalid ${name}: must be one of ${alternatives.format(values)}`,
        name,
      )
    },
  }
}

export type ListRule<Item extends Rule> = Rule<'list', ValueOf<Item>[]> & { of: Item }

export function list<Item extends Rule>(of: Item): ListRule<Item>
export function list(of: Rule): ListRule<Rule> {
  return {
    kind: 'list',
    of,
    read(field, name) {
      if (typeof field === 'string') throw invalidRequest(null, 'Invalid array', name)
      return Array.from(field, ([key, item], index) => {
        if (!/^\d+$/.test(key)) throw invalidRequest(null, 'Invalid array', name)
        return of.read(item, `${name}[${index}]`)
      })
    },
  }
}

/** A rule whose parameter an empty value unsets. */
export type Emptyable<Filled extends Rule> = Omit<Filled, 'read'> & {
  isEmptyable: true
  read(field: Field, name: string): ValueOf<Filled> | null
}

export function emptyable<Filled extends Rule>(rule: Filled): Emptyable<Filled>
export function emptyable(rule: Rule): Emptyable<Rule> {
  return {
    ...rule,
    isEmptyable: true,
    read: (field, name) => (field === '' ? null : rule.read(field, name)),
  }
}

export function required<Given extends Rule>(rule: Given): Given & { isRequired: true } {
  return { ...rule, isRequired: true }
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
