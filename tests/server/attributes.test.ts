import { beforeEach, describe, expect, test } from 'vitest'
import { chair } from './chair.ts'
import { MUSIC_ATTRIBUTES, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const guitar = { ...chair, categoryId: 'music' }

const add = (attributes: unknown, product: object = guitar) =>
  market.call('POST', '/add-product', { as: 'sue', json: { ...product, attributes } })

async function added(attributes: unknown): Promise<string> {
  const { body } = await add(attributes)
  return (body as { insertedId: string }).insertedId
}

const edit = (id: string, json: object, edition = 1) =>
  market.call('PATCH', `/listings/${id}`, {
    as: 'sue',
    json,
    headers: { 'if-match': `"${edition}"` },
  })

async function shownOf(id: string): Promise<Record<string, string>> {
  const { body } = await market.call('GET', `/products/${id}`)
  const { product } = body as { product: { attributes?: { key: string; value: string }[] } }
  return Object.fromEntries((product.attributes ?? []).map(({ key, value }) => [key, value]))
}

describe('the attributes of a category', () => {
  test('C4: are in the list of categories, and only where there are some', async () => {
    const { body } = await market.call('GET', '/get-categories')
    const [music, ...others] = body as { attributes?: unknown }[]
    expect(music?.attributes).toEqual(MUSIC_ATTRIBUTES)
    expect(others.filter((category) => 'attributes' in category)).toEqual([])
  })

  test('C4: leave out what an operator has written in another shape', async () => {
    const [colour] = MUSIC_ATTRIBUTES
    const written = JSON.stringify([{ key: 'Not A Key' }, 7, colour])
    await market.database.query(`update categories set attributes = $1 where id = 'music'`, [
      written,
    ])
    const { body } = await market.call('GET', '/get-categories')
    expect(body).toMatchObject([{ attributes: [colour] }, {}, {}, {}])
  })
})

describe('a search', () => {
  beforeEach(async () => {
    for (const attributes of [
      { colour: 'red', strings: 12, brand: 'Fender' },
      { colour: 'red', strings: 6 },
      { colour: 'black', strings: 6, brand: 'Gibson' },
    ]) {
      await add(attributes)
    }
  })

  type Counts = Record<string, Record<string, number>>
  async function found(query: string): Promise<{ count: number; attributes: Counts | null }> {
    const { body } = await market.call('GET', `/search?${query}`)
    const { count, attributes } = (
      body as {
        found: {
          count: number
          attributes?: { key: string; values: { value: string; count: number }[] }[]
        }
      }
    ).found
    const countsOf = (values: { value: string; count: number }[]) =>
      Object.fromEntries(values.map((each) => [each.value, each.count]))
    return {
      count,
      attributes:
        attributes === undefined
          ? null
          : Object.fromEntries(attributes.map(({ key, values }) => [key, countsOf(values)])),
    }
  }

  test('R3: of a category counts the values of its attributes, each without its own filter', async () => {
    expect(await found('q=chair&category=music')).toEqual({
      count: 3,
      attributes: {
        colour: { red: 2, black: 1 },
        strings: { '6': 2, '12': 1 },
        brand: { Fender: 1, Gibson: 1 },
      },
    })
    expect(await found('category=music&a.colour=red')).toEqual({
      count: 2,
      attributes: {
        colour: { red: 2, black: 1 },
        strings: { '6': 1, '12': 1 },
        brand: { Fender: 1 },
      },
    })
    expect(await found('category=music&a.colour=black&a.strings=6')).toMatchObject({
      count: 1,
      attributes: { colour: { red: 1, black: 1 }, strings: { '6': 1 } },
    })
  })

  test('that finds nothing has the attributes that it asks for, with what it asks for', async () => {
    const { body } = await market.call('GET', '/search?category=music&a.colour=black&price=-1')
    const black = { value: 'black', label: { en: 'Black', sv: 'Svart' }, count: 0 }
    expect(body).toMatchObject({
      found: {
        count: 0,
        attributes: [{ key: 'colour', label: { sv: 'Färg' }, values: [black] }],
      },
    })
  })

  test.each([
    ['6..11', 2],
    ['6.5..', 1],
    ['..6', 2],
    ['7..11', 0],
  ])('finds numbers from one to another, with both: %s', async (strings, count) => {
    expect(await found(`category=music&a.strings=${strings}`)).toMatchObject({
      count,
      attributes: { strings: { '6': 2, '12': 1 } },
    })
    const both = await found(`category=music&a.strings=${strings}&a.brand=Gibson`)
    expect(both.count).toBe(count === 2 ? 1 : 0)
  })

  test('finds no text in a range of numbers', async () => {
    expect(await found('category=music&a.brand=0..9')).toMatchObject({ count: 0 })
  })

  test('has the labels of the attributes and of their choices', async () => {
    const { body } = await market.call('GET', '/search?category=music&limit=1')
    expect(body).toMatchObject({
      found: {
        attributes: [
          {
            label: { sv: 'Färg' },
            values: [
              { value: 'red', label: { sv: 'Röd' } },
              { value: 'black', label: { sv: 'Svart' } },
            ],
          },
          {},
          {},
        ],
      },
    })
  })

  test('without a category has no attributes, and filters by them all the same', async () => {
    expect(await found('q=chair&a.brand=Fender')).toEqual({ count: 1, attributes: null })
    expect(await found('a.brand=Nobody')).toMatchObject({ count: 0 })
  })

  test.each(['a.brand=', `a.brand=${'x'.repeat(201)}`, 'a.brand=%00'])(
    'refuses %s',
    async (query) => {
      expect(await market.call('GET', `/search?${query}`)).toMatchObject({ status: 400 })
    },
  )

  test('that is saved keeps its attributes, and tells what is new for them alone', async () => {
    const question = { q: 'chair', category: 'music', 'a.colour': 'red' }
    await market.call('POST', '/saved-searches', { as: 'ann', json: { name: 'Red', question } })
    market.time.now = new Date(market.time.now.getTime() + 60_000)
    const saved = async () => (await market.call('GET', '/saved-searches', { as: 'ann' })).body
    expect(await saved()).toMatchObject([{ question }])
    await market.database.execute(`update saved_searches set seen_at = '2000-01-01'`)
    expect(await saved()).toMatchObject([{ newCount: 2 }])
  })
})

describe('the words of a search', () => {
  /** The attributes of shoes, of which a product has a size and a colour. */
  const SHOES = [
    { key: 'size', label: { en: 'Size', sv: 'Storlek' }, kind: 'text' },
    { ...MUSIC_ATTRIBUTES[0], isRequired: false },
    { key: 'brand', label: { en: 'Brand', sv: 'Märke' }, kind: 'text' },
  ]
  const describeSport = (attributes: unknown) =>
    market.database.query(`update categories set attributes = $1 where id = 'sport'`, [
      JSON.stringify(attributes),
    ])
  const list = (productName: string, attributes: object) =>
    add(attributes, { ...chair, productName, categoryId: 'sport' })
  async function namesFoundBy(q: string): Promise<string[]> {
    const { body } = await market.call('GET', `/search?${new URLSearchParams({ q })}`)
    const { products } = body as { products: { productName: string }[] }
    return products.map(({ productName }) => productName)
  }

  beforeEach(async () => {
    await describeSport(SHOES)
    await list('Running shoes', { size: '42', colour: 'red', brand: 'Asics' })
    await list('Hiking shoes', { size: '40', colour: 'black' })
    await list('Asics bag', {})
  })

  test.each([
    ['asics', ['Asics bag', 'Running shoes']],
    ['size 42', ['Running shoes']],
    ['storlek 42', ['Running shoes']],
    ['stl 42', ['Running shoes']],
    ['size 42 red shoes', ['Running shoes']],
    ['röda shoes', ['Running shoes']],
    ['svart', ['Hiking shoes']],
    ['asisc', ['Asics bag', 'Running shoes']],
  ])('find products by the values of attributes, in both languages: %s', async (q, names) => {
    expect((await namesFoundBy(q)).slice(0, names.length)).toEqual(names)
  })

  test('find them by a label as soon as the category has it', async () => {
    expect(await namesFoundBy('crimson')).toEqual([])
    const [size, colour] = SHOES
    const crimson = [{ value: 'red', label: { en: 'Crimson' } }]
    await describeSport([size, { ...colour, choices: crimson }])
    expect(await namesFoundBy('crimson')).toEqual(['Running shoes'])
  })

  test('find an attribute as soon as an edit adds it', async () => {
    const { body } = await list('Tent', {})
    await edit((body as { insertedId: string }).insertedId, { attributes: { brand: 'Hilleberg' } })
    expect(await namesFoundBy('hilleberg')).toEqual(['Tent'])
  })
})

describe('the attributes of a product', () => {
  test('L3: are on its page with the words that show them, in the order of the category', async () => {
    const id = await added({ brand: ' fender ', strings: 6, colour: 'red' })
    const { body } = await market.call('GET', `/products/${id}`)
    expect(body).toMatchObject({
      product: {
        attributes: [
          {
            key: 'colour',
            label: { en: 'Colour', sv: 'Färg' },
            value: 'red',
            valueLabel: { en: 'Red', sv: 'Röd' },
          },
          { key: 'strings', value: '6' },
          { key: 'brand', value: 'Fender' },
        ],
      },
    })
  })

  test.each([
    [{ colour: 'plum' }, 'colour', 'choice'],
    [{ colour: 'red', strings: 'six' }, 'strings', 'number'],
    [{ colour: 'red', brand: 'x'.repeat(61) }, 'brand', 'length'],
    [{ strings: '6' }, 'colour', 'required'],
    [{ colour: 'red', size: '42' }, 'size', 'unknown'],
  ])('L3: %j is refused, and the answer names the field', async (attributes, key, reason) => {
    const refusal = {
      status: 422,
      body: { code: 'attribute-refused', field: `attributes.${key}`, reason },
    }
    expect(await add(attributes)).toMatchObject(refusal)
    const id = await added({ colour: 'red' })
    expect(await edit(id, { attributes })).toMatchObject(refusal)
    expect(await shownOf(id)).toEqual({ colour: 'red' })
  })

  test('L1: a client that knows no attributes lists a product without them', async () => {
    const id = await added(undefined)
    expect(await shownOf(id)).toEqual({})
  })

  test('an edit replaces them, and the timeline says so', async () => {
    const id = await added({ colour: 'red', strings: 6 })
    expect(await edit(id, { attributes: { colour: 'black', strings: '6,0' } })).toMatchObject({
      status: 200,
      body: {
        product: { attributes: [{ value: 'black' }, { value: '6' }] },
        timeline: [{}, { fields: ['attributes'] }],
      },
    })
  })

  test('another category keeps those that fit it', async () => {
    const id = await added({ colour: 'red', strings: '6', brand: 'Fender' })
    const [colour, , brand] = MUSIC_ATTRIBUTES
    const others = [{ ...colour, choices: [{ value: 'green' }] }, brand]
    await market.database.query(`update categories set attributes = $1 where id = 'sport'`, [
      JSON.stringify(others),
    ])
    await edit(id, { categoryId: 'sport' })
    expect(await shownOf(id)).toEqual({ brand: 'Fender' })
    await edit(id, { categoryId: 'rooms' }, 2)
    expect(await shownOf(id)).toEqual({})
  })

  test('a choice that the category no longer has is not shown', async () => {
    const id = await added({ colour: 'red', brand: 'Fender' })
    await market.database.execute(`
      update categories set attributes = jsonb_set(attributes, '{0,choices}', '[]') where id = 'music'`)
    expect(await shownOf(id)).toEqual({ brand: 'Fender' })
  })
})
