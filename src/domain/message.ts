/**
 * The English catalogue registers its type here (src/messages/catalogue.ts), because the domain imports no text.
 * @public
 */
export interface Register {}

type Catalogue = Register extends { catalogue: infer Registered } ? Registered : never

export type MessageKey = keyof Catalogue

type Params<Key extends MessageKey> = Catalogue[Key] extends (params: infer Given) => string
  ? Given
  : undefined

/**
 * A text for the user: a key of the catalogues with its parameters, or the text of a server or a vendor, whose
 * `code` the catalogue of a language may translate.
 */
export type Message =
  | { key: MessageKey; params?: Readonly<Record<string, string>> }
  | { text: string; code?: string }

/** Returns the message with this key. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[params]: Params<Key> extends Readonly<Record<string, string>> ? [Params<Key>] : []
): Message {
  return params === undefined ? { key } : { key, params }
}

/** Returns true if both have the same text in every language. */
export const isSameMessage = (one: Message | undefined, other: Message | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
