/** A redacted value: plain JSON, bounded in size, without secrets. */
export type Detail =
  | null
  | boolean
  | number
  | string
  | readonly Detail[]
  | { readonly [key: string]: Detail }

/** Fields hidden completely, including their length. */
const secret = /secret|token|password|passcode|credential|proof|authorization|cookie|card|cvc|cvv/i
/**
 * Fields with text from machines, servers and providers. All other text may be user input: only its length is recorded.
 */
const visibleFields =
  /^(kind|status|code|type|role|screen|act|outcome|tone|by|until|theme|language|needs|direction|message|title|detail|\w*_?id|\w+Id)$/
/** A one-word output, such as a role. */
const word = /^[a-z]{1,16}$/i

const email = /(?:"[^"]*"|[^\s"<>(),;:]+)(?:@|%40)[^\s"<>(),;]+/gi
/** The ids of the embedded server, which may begin with as many digits as a card number has. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/
const secretText =
  /\S*_secret_\S*|\b(?:sk|rk|whsec)_\S+|\beyJ[\w-]+\S*|\bBearer\s+\S+|\b\d(?:[ -]?\d){11,18}\b/
const uuidOrSecret = new RegExp(`(${uuid.source})|${secretText.source}`, 'gi')

const HIDDEN = '(hidden)'
const LONGEST_TEXT = 80
/** Longer than any e-mail address: a truncated address would not match the pattern. */
const LONGEST_EMAIL = 320
const ITEMS = 3
const FIELDS = 16
const DEPTH = 5

/** Returns text without e-mail addresses, tokens and card numbers, truncated to `longest` characters. */
export function maskedText(text: string, longest = LONGEST_TEXT): string {
  const masked = text
    .slice(0, longest + LONGEST_EMAIL)
    .replace(uuidOrSecret, (_, id: string | undefined) => id ?? HIDDEN)
    .replace(email, '(e-mail)')
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked
}

/** Returns a value that is safe to record and share. Only the first few items of a long list are read. */
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
  // An error's `message` is an own property but not enumerable.
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
  return visibleFields.test(key) || (key === 'output' && word.test(text))
    ? maskedText(text)
    : `(${text.length} characters)`
}
