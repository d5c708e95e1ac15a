import { beforeEach, describe, expect, test } from 'vitest'
import { chair } from './chair.ts'
import { idsOf } from './test-app-steps.ts'
import { MUSIC_ATTRIBUTES, openTestApp, type TestApp } from './test-app.ts'

const STRINGS = { key: 'strings', label: { en: 'Number of strings' }, kind: 'number' }

/** Guitars p1 to p7 are in 'music'; 'violins' and 'drums' are its children. Violin v3 is the newest, and v2 is as old as p5. */
const CHILDREN = `
  insert into categories (id, name, position, parent_id, attributes) values
    ('violins', 'Violins', 5, 'music', '${JSON.stringify([STRINGS])}'), ('drums', 'Drums', 6, 'music', '[]');
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, created_at)
    select 'v' || n, 'sue', 'violins', 'Violin ' || n, '/violin.avif', 5000, 9900, 'fair', 2020, '555', 'Lund',
           timestamptz '2026-01-01' + n * interval '150 minutes' from generate_series(1, 3) n`

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await market.database.execute(CHILDREN)
})

const read = async (path: string) => (await market.call('GET', path)).body
const write = (sql: string) => market.database.execute(sql)

describe('the list of categories', () => {
  test('C4: has a child as one of them, with the id of its parent, and its own attributes before those of the parent', async () => {
    const list = (await read('/get-categories')) as { _id: string; parentId?: string }[]
    expect(list.map(({ _id, parentId }) => [_id, parentId])).toEqual([
      ['music', undefined],
      ['sport', undefined],
      ['rooms', undefined],
      ['books', undefined],
      ['violins', 'music'],
      ['drums', 'music'],
    ])
    const [colour, , brand] = MUSIC_ATTRIBUTES
    expect(list[4]).toMatchObject({ attributes: [STRINGS, colour, brand] })
    expect(list[5]).toMatchObject({ attributes: MUSIC_ATTRIBUTES })
    expect('parentId' in (list[0] ?? {})).toBe(false)
  })

  test('R1: shows for a parent the newest picture of its children too, and no child among the first three', async () => {
    await write(`update products set created_at = now() where id = 'v2'`)
    const [music, ...others] = (await read('/get-three-categories')) as object[]
    expect(music).toMatchObject({ _id: 'music', image: '/violin.avif' })
    await write(`update categories set position = position - 10 where parent_id is not null`)
    expect(await read('/get-three-categories')).toEqual([music, ...others])
  })

  test('has two levels', async () => {
    const under = (parent: string, id: string) =>
      write(`update categories set parent_id = '${parent}' where id = '${id}'`)
    await expect(under('violins', 'sport')).rejects.toThrow('categories_parent')
    await expect(under('sport', 'music')).rejects.toThrow('categories_parent')
    await expect(under('sport', 'sport')).rejects.toThrow('categories_parent')
  })
})

describe('the products of a parent', () => {
  const ALL = ['v3', 'p7', 'p6', 'v2', 'p5', 'p4', 'p3', 'v1', 'p2', 'p1']

  test('R3: are those of its children too, the newest first, in one list and page by page', async () => {
    expect(idsOf(await read('/v2/category/music'))).toEqual(ALL)
    const pages: string[] = []
    for (const after of ['', 'p6', 'p4', 'p2']) {
      pages.push(...idsOf(await read(`/v2/category/music?limit=3${after && `&after=${after}`}`)))
    }
    expect(pages).toEqual(ALL)
    expect(idsOf(await read('/v2/category/music?limit=3&first=v1'))).toEqual(['v1', 'v3', 'p7'])
    expect(idsOf(await read('/v2/category/violins'))).toEqual(['v3', 'v2', 'v1'])
    expect(idsOf(await read('/v2/category/drums'))).toEqual([])
  })

  test.each([
    ['a product of its child changes', `update products set is_sold = true where id = 'v2'`],
    ['a child moves away', `update categories set parent_id = 'sport' where id = 'violins'`],
  ])('C2: are read again after %s', async (_, change) => {
    expect(idsOf(await read('/v2/category/music'))).toContain('v2')
    await write(change)
    expect(idsOf(await read('/v2/category/music'))).not.toContain('v2')
  })
})

describe('a search', () => {
  type Found = { count: number; facets: { category: { value: string; count: number }[] } }
  const found = async (query: string) => {
    const answer = (await read(`/search?${query}`)) as {
      found: Found
      products: { _id: string }[]
    }
    const category = answer.found.facets.category.map(({ value, count }) => [value, count])
    return {
      ids: answer.products.map(({ _id }) => _id).toSorted(),
      count: answer.found.count,
      category,
    }
  }
  beforeEach(() =>
    write(
      `update products set name = replace(name, 'Violin', 'Guitar-like violin') where id like 'v%'`,
    ),
  )

  test.each(['', 'q=guitar&'])(
    'R3: by a parent finds the products of its children, and counts each category: %s',
    async (words) => {
      const all = { ids: expect.any(Array), count: 10, category: [['music', 10]] }
      expect(await found(words)).toEqual(all)
      const category = [
        ['music', 10],
        ['violins', 3],
      ]
      expect(await found(`${words}category=music`)).toEqual({ ...all, category })
      expect(await found(`${words}category=violins`)).toEqual({
        ids: ['v1', 'v2', 'v3'],
        count: 3,
        category,
      })
      expect(await found(`${words}category=sport`)).toMatchObject({ count: 0 })
      expect(await found(`${words}category=music&condition=fair&sort=price-asc`)).toEqual({
        ids: ['v1', 'v2', 'v3'],
        count: 3,
        category: [
          ['music', 3],
          ['violins', 3],
        ],
      })
    },
  )

  test('that is kept counts what is new in the children', async () => {
    const json = { name: 'Music', question: { category: 'music' } }
    await market.call('POST', '/saved-searches', { as: 'ann', json })
    await write(`update saved_searches set seen_at = '2026-01-01 04:59Z'`)
    const [saved] = (await market.call('GET', '/saved-searches', { as: 'ann' })).body as {
      newCount: number
    }[]
    expect(saved?.newCount).toBe(5)
  })
})

describe('a product of a child', () => {
  const add = (attributes: object) =>
    market.call('POST', '/add-product', {
      as: 'sue',
      json: { ...chair, categoryId: 'violins', attributes },
    })

  test('has its own attributes and the inherited ones, on its page, as filters and as words', async () => {
    expect((await add({ colour: 'blue' })).status).toBe(422)
    const { body } = await add({ colour: 'red', strings: 5, brand: 'gibson' })
    const { insertedId: id } = body as { insertedId: string }
    expect(await read(`/products/${id}`)).toMatchObject({
      product: {
        attributes: [
          { key: 'strings', value: '5', label: STRINGS.label },
          { key: 'colour', value: 'red' },
          { key: 'brand', value: 'Gibson' },
        ],
      },
    })
    for (const query of [
      'category=music&a.strings=5',
      'category=violins&a.colour=red',
      'q=gibson',
      'q=number+of+strings',
      'q=rod',
    ]) {
      expect(await read(`/search?${query}`)).toMatchObject({ products: [{ _id: id }] })
    }
    expect(await read('/search?category=violins')).toMatchObject({
      found: { attributes: [{ key: 'strings' }, { key: 'colour' }, { key: 'brand' }] },
    })
    // The labels of a parent are words of the products of its children.
    await write(
      `update categories set attributes = replace(attributes::text, 'Röd', 'Karmin')::jsonb`,
    )
    expect(await read('/search?q=karmin')).toMatchObject({ products: [{ _id: id }] })
  })
})
