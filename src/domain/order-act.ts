import type { FieldErrors } from './form.ts'
import { message } from './message.ts'
import { parseMoney } from './money.ts'
import { noPictures, type PictureSet } from './picture.ts'
import type { OrderField, PaidOrder } from './order.ts'

export type OrderTexts = { kind: string; amount: string; tracking: string; reason: string }

/** The texts and pictures that a user enters for an event of an order. */
export type OrderForm = OrderTexts & { pictures: PictureSet }

export const emptyOrderForm: OrderForm = {
  kind: '',
  amount: '',
  tracking: '',
  reason: '',
  pictures: noPictures,
}

/** The names of the form's text fields, in the order of the form. */
export const orderFormFields = ['kind', 'amount', 'tracking', 'reason'] as const

/** An event that the user is about to send, as it was offered with the event `seq` of the order. */
export type OrderAct = { event: string; fields: readonly OrderField[]; seq: number }

/** Returns the act for an event that the order offers; null when it does not offer it. */
export function actOf({ can, seq }: PaidOrder, event: string): OrderAct | null {
  const offered = can.find((one) => one.event === event)
  return offered === undefined ? null : { ...offered, seq }
}

/** Returns how many pictures an event takes. */
export const mostPictures = (act: OrderAct | null): number =>
  act?.fields.find(({ type }) => type === 'pictures')?.max ?? 0

/** Returns true when there is nothing to choose: the amount is the one that the user was shown. */
export const isFixed = ({ type, min, max }: OrderField): boolean =>
  type === 'amount' && min !== undefined && min === max

/** Returns the errors of a form's texts. The server checks the same. */
export function orderFormErrors(
  form: OrderForm,
  fields: readonly OrderField[],
): FieldErrors<keyof OrderTexts> {
  const errors: FieldErrors<keyof OrderTexts> = {}
  for (const field of fields) {
    const name = orderFormFields.find((one) => one === field.name)
    if (name === undefined) continue
    const error = errorOf(form[name], field)
    if (error !== null) errors[name] = error
  }
  return errors
}

function errorOf(text: string, field: OrderField) {
  switch (field.type) {
    case 'text':
      return textError(text, field)
    case 'choice':
      return field.options?.includes(text) === true ? null : message('reasonRequired')
    case 'amount':
      return isFixed(field) ? null : amountError(text, field)
    default:
      return null
  }
}

function textError(text: string, { name, max = Number.POSITIVE_INFINITY }: OrderField) {
  const { length } = text.trim()
  if (length === 0) {
    return message(name === 'tracking' ? 'orderTrackingRequired' : 'wordsRequired')
  }
  return length > max ? message('textLimit', { max: String(max) }) : null
}

function amountError(text: string, { min = 0, max = Number.POSITIVE_INFINITY }: OrderField) {
  const amount = parseMoney(text)
  if (amount !== null && amount >= min && amount <= max) return null
  return message('orderAmountRange', { min: String(min), max: String(max) })
}

/** Returns the values of an event's fields, as the server takes them. */
export function valuesOf(form: OrderForm, fields: readonly OrderField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)]))
}

function valueOf(form: OrderForm, field: OrderField): unknown {
  switch (field.type) {
    case 'amount':
      return isFixed(field) ? field.min : parseMoney(form.amount)
    case 'pictures':
      return form.pictures.addresses
    default: {
      const name = orderFormFields.find((one) => one === field.name)
      return name === undefined ? '' : form[name].trim()
    }
  }
}
