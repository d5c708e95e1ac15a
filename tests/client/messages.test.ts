import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/language.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { message, type MessageKey } from '../../src/domain/message.ts'
import { plural } from '../../src/messages/define-messages.ts'
import { pictureTexts } from '../../src/messages/vendor-texts.ts'
import { catalogue } from '../../src/messages/catalogue.ts'
import '../../src/messages/moderation.ts'
import { pictureRefusals } from '../../server/standins/images/refusals.ts'
import { conversationMessages } from '../../src/messages/conversation.ts'
import { frameMessages } from '../../src/messages/frame.ts'
import { locales } from '../../src/messages/locale.ts'
import { pageMessages } from '../../src/messages/pages.ts'
import { notificationsMessages } from '../../src/messages/notifications.ts'
import { everyMessages, textsIn } from '../words/message-texts.ts'

/** Messages that are equal in both languages. */
const alike = new Set(['id', 'Status', '3 (2)'])

describe('the messages', () => {
  it('are found completely', () => {
    expect(everyMessages.length).toBeGreaterThan(12)
  })
  it.each(everyMessages)(
    '$name: every text exists in both languages and differs',
    ({ name, words }) => {
      const inEnglish = textsIn(words.en, name)
      const inSwedish = textsIn(words.sv, name)
      expect(inSwedish.map(([key]) => key)).toEqual(inEnglish.map(([key]) => key))
      expect(inSwedish.filter(([, text]) => text.trim() === '')).toEqual([])
      const same = inEnglish.filter(([, text], index) => inSwedish[index]?.[1] === text)
      expect(same.filter(([, text]) => !alike.has(text))).toEqual([])
    },
  )
})

describe('the Swedish word', () => {
  const pairs = everyMessages.flatMap(({ name, words }) => {
    const inSwedish = textsIn(words.sv, name)
    return textsIn(words.en, name).map(([key, text], at) => ({ key, text, sv: inSwedish[at]?.[1] }))
  })
  const lacking = (inEnglish: RegExp, inSwedish: RegExp) =>
    pairs
      .filter(({ text = '', sv = '' }) => inEnglish.test(text) && !inSwedish.test(sv))
      .map(({ key, sv }) => `${key}: ${sv}`)

  it('of an advertised item is another one than that of a listing', () => {
    expect(lacking(/advertis|featured|\bads?\b/i, /framhäv/i)).toEqual([])
    const texts = pairs.map(({ sv = '' }) => sv)
    expect(texts.filter((sv) => /annonsera/i.test(sv))).toEqual([])
  })
})

it('the bar of a phone calls the wishlist in Swedish as its page does', () => {
  expect(frameMessages.sv.wishlist).toBe(pageMessages.sv.wishlist)
})

describe('a message from a machine', () => {
  const given = { product: 'A $& “lamp” for me?', name: 'Ada', id: '42', thisYear: '2026' }
  const keys = Object.keys(catalogue.en) as MessageKey[]

  it.each(keys)('exists in both languages with its parameters: %s', (key) => {
    const [inEnglish, inSwedish] = LANGUAGES.map((language) =>
      locales[language].t({ key, params: given }),
    )
    expect(inSwedish).not.toBe(inEnglish)
    const used = Object.values(given).filter((value) => inEnglish?.includes(value))
    expect(Object.values(given).filter((value) => inSwedish?.includes(value))).toEqual(used)
  })
  it('keeps special characters of a product name', () => {
    expect(locales.sv.t(message('booked', { product: 'A $& “lamp” for me?' }))).toBe(
      'Din bokning av A $& “lamp” for me? är gjord.',
    )
  })
})

describe('the text of a server or a vendor', () => {
  it('is Swedish for a reader of Swedish if its code is known', () => {
    const refused = { text: 'There is no such picture.', code: 'picture-unknown' }
    expect(locales.en.t(refused)).toBe('There is no such picture.')
    expect(locales.sv.t(refused)).toBe('Bilden finns inte.')
  })
  it.each([
    { text: 'auth/invalid-credential' },
    { text: "Your account can't do this." },
    { text: 'The code is of another server.', code: 'E_17' },
    { text: '' },
  ])('is shown unchanged if it is not: $text', (words) => {
    expect(locales.sv.t(words)).toBe(words.text)
  })
  it('is Swedish for each refusal of the image host, and for nothing else', () => {
    expect(Object.keys(pictureTexts).toSorted()).toEqual(
      [...pictureRefusals, 'picture-not-taken'].toSorted(),
    )
  })
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
  it.each(LANGUAGES)('use the singular for one item only: %s', (language) => {
    const counts = [0, 1, 2, 21, 101]
    expect(counts.map((count) => plural(language, count, { one: 'one', other: 'other' }))).toEqual([
      'other',
      'one',
      'other',
      'other',
      'other',
    ])
  })
  it.each([
    [1, '1 oläst', '1 anmäld'],
    [2, '2 olästa', '2 anmälda'],
  ])('say in Swedish that %i is unread or reported', (count, unread, reported) => {
    const { linkLabel, messagesLabel, reportsLabel } = notificationsMessages.sv
    const figures = String(count)
    expect(conversationMessages.sv.unread(count, figures)).toBe(unread)
    expect(linkLabel(count, figures)).toBe(`Aviseringar, ${unread}`)
    expect(messagesLabel(count, figures)).toBe(`Meddelanden, ${unread}`)
    expect(reportsLabel(count, figures)).toBe(`Meddelanden, ${reported}`)
  })
})
