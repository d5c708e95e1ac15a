/** What is kept of a value: plain, small, and nothing secret in it. */
export type Detail =
  | null
  | boolean
  | number
  | string
  | readonly Detail[]
  | { readonly [key: string]: Detail }

/** Hidden whatever it holds, down to the length. */
const secret = /secret|token|password|passcode|credential|proof|authorization|cookie|card|cvc|cvv/i
/** The words of machines, servers and providers. All other text may be what somebody typed: its length has to do. */
const told =
  /^(kind|status|code|type|role|screen|act|outcome|tone|by|until|theme|language|needs|direction|message|title|detail|\w*_?id|\w+Id)$/
/** An answer that is one word, such as a role. */
const word = /^[a-z]{1,16}$/i

const email = /(?:"[^"]*"|[^\s"<>(),;:]+)(?:@|%40)[^\s"<>(),;]+/gi
const secretText =
  /\S*_secret_\S*|\b(?:sk|rk|whsec)_\S+|\beyJ[\w-]+\S*|\bBearer\s+\S+|\b\d(?:[ -]?\d){11,18}\b/gi

const HIDDEN = '(hidden)'
const LONGEST_TEXT = 80
/** Longer than any e-mail address: one that is cut in two would not be known as one. */
const LONGEST_EMAIL = 320
const ITEMS = 3
const FIELDS = 16
const DEPTH = 5

/** A text without e-mail addresses, tokens and card numbers, and not too long. */
export function maskedText(text: string, longest = LONGEST_TEXT): string {
  const masked = text
    .slice(0, longest + LONGEST_EMAIL)
    .replace(secretText, HIDDEN)
    .replace(email, '(e-mail)')
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked
}

/** A value as it may be kept and shown to anybody. Of a long list only the first few items are looked at. */
export function redacted(value: unknown, key = '', depth = 0): Detail {
  if (secret.test(key)) return HIDDEN
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return maskedText(String(value)) === HIDDEN ? HIDDEN : value
  if (typeof value === 'string') return textOf(value, key)
  if (typeof value !== 'object') return `(${typeof value})`
  if (value instanceof Blob) {
    return { file: value instanceof File ? maskedText(value.name) : '', size: value.size }
  }
  if (depth === DEPTH) return '(more)'
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS).map((item) => redacted(item, key, depth + 1))
    return value.length > ITEMS ? [...items, `(${value.length} in all)`] : items
  }
  const fields: Record<string, Detail> = {}
  let count = 0
  // An error's words are its own property but not among those that are listed.
  if (value instanceof Error) fields['message'] = maskedText(value.message)
  for (const name in value) {
    const field: unknown = Reflect.get(value, name)
    if (field === undefined) continue
    if (++count > FIELDS) break
    fields[maskedText(name)] = redacted(field, name, depth + 1)
  }
  return fields
}

function textOf(text: string, key: string): string {
  return told.test(key) || (key === 'output' && word.test(text))
    ? maskedText(text)
    : `(${text.length} characters)`
}
