import { describe, expect, it } from 'vitest'
import { filterReadable } from '../../src/domain/listed.ts'
import { translatedCategoryName, translatedEntry } from '../../src/domain/translations.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

async function category(fields: object) {
  server().answer({ body: [{ _id: 'rooms', categoryName: 'Rooms', ...fields }] })
  const [first] = filterReadable(await api().getCategories())
  if (first === undefined) throw new Error('The category was not readable.')
  return first
}

async function entry(fields: object) {
  server().answer({ body: [{ _id: '1', question: 'Why?', answer: 'Because.', ...fields }] })
  const [first] = filterReadable(await api().getBlogEntries())
  if (first === undefined) throw new Error('The entry was not readable.')
  return first
}

describe('translations of the server, an extension', () => {
  it('C4: a category and a blog entry are read in the language of the reader', async () => {
    const rooms = await category({ translations: { sv: { name: 'Rum' }, fi: { name: 'Huoneet' } } })
    expect(translatedCategoryName('sv', rooms)).toBe('Rum')
    expect(translatedCategoryName('en', rooms)).toBe('Rooms')
    const swedish = { question: 'Varför?', answer: 'Därför.' }
    const why = await entry({ translations: { sv: swedish } })
    expect(translatedEntry('sv', why)).toEqual(swedish)
    expect(translatedEntry('en', why)).toMatchObject({ question: 'Why?', answer: 'Because.' })
  })

  it.each([
    ['none', {}],
    ['null', { translations: null }],
    ['another language only', { translations: { fi: { name: 'Huoneet', question: 'Miksi?' } } }],
    ['a field of that name in another format', { translations: ['sv'] }],
    ['an incomplete translation', { translations: { sv: {} } }],
  ])('C4: a server with %s is read in its own language', async (_, fields) => {
    expect(translatedCategoryName('sv', await category(fields))).toBe('Rooms')
    expect(translatedEntry('sv', await entry(fields))).toMatchObject({ question: 'Why?' })
  })
})
