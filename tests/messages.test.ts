import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/domain/language.ts'
import { specMessages } from '../src/domain/spec-messages.ts'
import { formatMoney } from '../src/domain/money.ts'
import { appMessages } from '../src/domain/app-messages.ts'
import { connectionMessages } from '../src/domain/connection-status.ts'
import { loadMessages } from '../src/messages/loadMessages.ts'
import { plural } from '../src/messages/defineMessages.ts'
import { translate } from '../src/messages/translate.ts'
import { swedishMessages } from '../src/messages/translate.sv.ts'
import { locales } from '../src/messages/locale.ts'

await loadMessages('sv')

type Words = string | ((...given: string[]) => string) | { readonly [key: string]: Words }

/**
 * Returns every text of the messages by name. Messages with parameters receive the same arguments in every language.
 */
function textsIn(words: Words, name: string): (readonly [name: string, text: string])[] {
  if (typeof words === 'string') return [[name, words]]
  if (typeof words === 'function') return [[name, words('2', '3', '4')]]
  return Object.entries(words).flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`))
}

const isInLanguages = (one: unknown): one is { en: Words; sv: Words } =>
  typeof one === 'object' &&
  one !== null &&
  'en' in one &&
  'sv' in one &&
  !('messagesFor' in Object(one.en))

const modules = import.meta.glob<Record<string, unknown>>('/src/messages/*.ts', { eager: true })
const all = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, words]) =>
    isInLanguages(words) ? [{ name, words }] : [],
  ),
)

/** Messages that are equal in both languages. */
const alike = new Set(['id'])

describe('the messages', () => {
  it('are found completely', () => {
    expect(all.length).toBeGreaterThan(12)
  })
  it.each(all)('$name: every text exists in both languages and differs', ({ name, words }) => {
    const english = textsIn(words.en, name)
    const swedish = textsIn(words.sv, name)
    expect(swedish.map(([key]) => key)).toEqual(english.map(([key]) => key))
    expect(swedish.filter(([, text]) => text.trim() === '')).toEqual([])
    const same = english.filter(([, text], index) => swedish[index]?.[1] === text)
    expect(same.filter(([, text]) => !alike.has(text))).toEqual([])
  })
})

describe('a message stored in a machine', () => {
  const english: Readonly<Record<string, Words>> = {
    ...specMessages,
    ...appMessages,
    ...connectionMessages,
  }
  const said = (sentence: Words | undefined) =>
    sentence === undefined ? [] : textsIn(sentence, '')

  it.each(Object.keys(swedishMessages))(
    'is translated into Swedish with its parameters: %s',
    (name) => {
      const swedish: Readonly<Record<string, Words>> = swedishMessages
      const [[, inEnglish = ''] = []] = said(english[name])
      const [[, inSwedish = ''] = []] = said(swedish[name])
      expect(inSwedish).not.toBe('')
      expect(translate(inEnglish, 'sv')).toBe(inSwedish)
      expect(translate(inEnglish, 'en')).toBe(inEnglish)
    },
  )
  it('keeps special characters of a product name', () => {
    expect(translate(specMessages.booked('A $& “lamp” for me?'), 'sv')).toBe(
      'Din bokning av A $& “lamp” for me? är gjord.',
    )
  })
  it.each(['auth/invalid-credential', 'Your account may not do this.', ''])(
    'is not translated if it comes from elsewhere: %s',
    (words) => {
      expect(translate(words, 'sv')).toBe(words)
    },
  )
})

describe('amounts and numbers', () => {
  it.each([
    ['en', 1234.5, '$1,234.50'],
    ['sv', 1234.5, '1\u00a0234,50\u00a0$'],
    ['en', 85, '$85'],
    ['sv', 85, '85\u00a0$'],
  ] as const)('C8: are formatted for the language: %s %s', (language, amount, words) => {
    expect(formatMoney(amount, language)).toBe(words)
    expect(locales[language].formatMoney(amount)).toBe(words)
  })
  it.each(LANGUAGES)('use the plural forms of Intl: %s', (language) => {
    const counts = [0, 1, 2, 5, 11, 21, 101, 1_000_000]
    const rules = new Intl.PluralRules(language)
    expect(counts.map((count) => plural(language, count, { one: 'one', other: 'other' }))).toEqual(
      counts.map((count) => rules.select(count)),
    )
  })
})
