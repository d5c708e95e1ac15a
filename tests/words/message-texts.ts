type Words = string | ((...given: string[]) => string) | { readonly [key: string]: Words }

/** Messages with parameters receive these arguments in every language. */
const GIVEN = ['2', '3', '4'] as const

/** Returns every text of the messages by name. */
export function textsIn(words: Words, name: string): (readonly [name: string, text: string])[] {
  if (typeof words === 'string') return [[name, words]]
  if (typeof words === 'function') return [[name, words(...GIVEN)]]
  return Object.entries(words).flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`))
}

const isInLanguages = (one: unknown): one is { en: Words; sv: Words } =>
  typeof one === 'object' &&
  one !== null &&
  'en' in one &&
  'sv' in one &&
  !('messagesFor' in Object(one.en))

const modules = import.meta.glob<Record<string, unknown>>('/src/messages/*.ts', { eager: true })

/** The messages of every area in both languages; their Swedish has to be loaded before it is read. */
export const everyMessages = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, words]) =>
    isInLanguages(words) ? [{ name, words }] : [],
  ),
)
