import { describe, expect, it } from 'vitest'
import { plainProduct } from './response-fixtures.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `product-${first + index}`)
const products = (first: number, count: number) =>
  from(first, count).map((_id) => ({ ...plainProduct, _id }))

const begin = (wantedId: string | null = null) =>
  api().getCategoryProducts('music', { count: 24, wantedId })

describe('a server with pagination', () => {
  const link = (target: string) => ({ link: `<${target}>; rel="next"` })

  it('R3: gets requests for the first page and then for its next link', async () => {
    const calls = api()
    server().answer({
      body: products(0, 24),
      headers: link('/v2/category/music?limit=24&after=product-23'),
    })
    const first = await calls.getCategoryProducts('music', { count: 24, wantedId: null })
    expect(first).toMatchObject({ next: '?limit=24&after=product-23', total: null })
    server().answer({ body: products(24, 3) })
    const second = await calls.getCategoryProducts('music', { next: first.next ?? '' })
    expect(second.items.map(({ _id }) => _id)).toEqual(from(24, 3))
    expect(second.next).toBeNull()
    expect(server().requests).toMatchObject([
      { path: '/v2/category/music', query: { limit: '24', after: 'product-23' } },
    ])
  })

  it('R3: gets the normal limit again after a long first page', async () => {
    server().answer({ body: products(72, 24) })
    await api().getCategoryProducts('music', { next: '?limit=72&after=product-71' })
    expect(server().requests).toMatchObject([{ query: { limit: '24', after: 'product-71' } }])
  })

  it('C1: cannot link to another list or another server', async () => {
    server().answer({ body: products(0, 24), headers: link('https://elsewhere.test/all?after=x') })
    const { next } = await begin()
    server().answer({ body: [] })
    await api().getCategoryProducts('music', { next: next ?? '' })
    expect(server().requests).toMatchObject([
      { path: '/v2/category/music', query: { after: 'x', limit: '24' } },
    ])
  })

  it('B3: gets the wanted id as the parameter first', async () => {
    server().answer({ body: products(0, 24) })
    await begin('product-700')
    expect(server().requests).toMatchObject([{ query: { limit: '24', first: 'product-700' } }])
  })
})

describe('a server without pagination', () => {
  it('R3: gets one request, and its items are returned page by page', async () => {
    const calls = api()
    server().answer({ body: products(0, 50) })
    let page = await calls.getCategoryProducts('music', { count: 24, wantedId: null })
    const seen = [page]
    while (page.next !== null) {
      page = await calls.getCategoryProducts('music', { next: page.next })
      seen.push(page)
    }
    expect(seen.map(({ items }) => items.length)).toEqual([24, 24, 2])
    expect(seen.flatMap(({ items }) => items).map(({ _id }) => _id)).toEqual(from(0, 50))
    expect(seen.every(({ total }) => total === 50)).toBe(true)
    expect(server().requests).toHaveLength(1)
  })

  it.each([
    ['text', 'product-40', 'product-40'],
    ['a number', 17, '17'],
    ['extended JSON', { $oid: '65f0' }, '65f0'],
  ])(
    'B3: the wanted product comes first, without duplicates: an id as %s',
    async (_, _id, wantedId) => {
      const listed = products(0, 50)
      listed[40] = { ...plainProduct, _id: _id as string }
      server().answer({ body: listed })
      const { items, total } = await begin(wantedId)
      expect(items.map((item) => item._id).slice(0, 2)).toEqual([wantedId, 'product-0'])
      expect(total).toBe(50)
    },
  )

  it('B3: nothing changes if no product has the wanted id', async () => {
    const listed = products(0, 50)
    listed[30] = { ...plainProduct, description: 'Goes well with product-99.' }
    server().answer({ body: listed })
    const { items } = await begin('product-99')
    expect(items.map(({ _id }) => _id)).toEqual(from(0, 24))
  })

  it('C4: an invalid product keeps its place on its page', async () => {
    const calls = api()
    const { image: _, ...broken } = plainProduct
    server().answer({ body: [...products(0, 26), broken, ...products(26, 4)] })
    const { next } = await calls.getCategoryProducts('music', { count: 24, wantedId: null })
    const { items, total } = await calls.getCategoryProducts('music', { next: next ?? '' })
    expect(items.map((item) => item._id)).toEqual([
      ...from(24, 2),
      `unreadable ${plainProduct._id}`,
      ...from(26, 4),
    ])
    expect(total).toBe(31)
  })

  it('C4: an invalid product does not hide the wanted product', async () => {
    const { image: _, ...broken } = plainProduct
    server().answer({ body: [broken, ...products(0, 30)] })
    const { items } = await begin('product-7')
    expect(items.map((item) => item._id).slice(0, 2)).toEqual([
      'product-7',
      `unreadable ${plainProduct._id}`,
    ])
  })

  it('R3: the first page resolves before the response ends, and the next fails if it is cut off', async () => {
    const calls = api()
    const text = JSON.stringify(products(0, 60))
    const cutOff = Promise.withResolvers<void>()
    server().answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(text.slice(0, text.indexOf('product-30')))
      void cutOff.promise.then(() => response.destroy())
    })
    const { items, next, total } = await calls.getCategoryProducts('music', {
      count: 24,
      wantedId: null,
    })
    expect(items.map(({ _id }) => _id)).toEqual(from(0, 24))
    expect(total).toBeNull()
    const more = failureIn(calls.getCategoryProducts('music', { next: next ?? '' }))
    cutOff.resolve()
    expect(await more).toEqual({ kind: 'noAnswer' })
    server().answer({ body: products(0, 60) })
    const again = await calls.getCategoryProducts('music', { next: next ?? '' })
    expect(again).toMatchObject({ total: 60 })
    expect(again.items.map(({ _id }) => _id)).toEqual(from(24, 24))
  })

  it.each([
    ['that is cut off', '[{"_id": "1"', 'The answer is not JSON.'],
    ['with trailing text', '[] x', 'The answer is not JSON.'],
    ['with malformed JSON', '[x]', 'The answer is not JSON.'],
    ['that is an object', '{}', 'The answer is not of type array.'],
    ['that is empty', '', 'The answer is missing.'],
  ])('C4: a list %s is rejected', async (_, body, message) => {
    server().answer({ body })
    expect(await failureIn(begin())).toEqual({ kind: 'undecodable', message })
  })

  it('R3: gets a new request if another list was opened in between', async () => {
    const calls = api()
    server().answer({ body: products(0, 30) })
    const { next } = await calls.getCategoryProducts('music', { count: 24, wantedId: null })
    await calls.getAdvertisements({ count: 24, wantedId: null })
    const { items } = await calls.getCategoryProducts('music', { next: next ?? '' })
    expect(items.map(({ _id }) => _id)).toEqual(from(24, 6))
    expect(server().requests.map(({ path }) => path)).toEqual([
      '/v2/category/music',
      '/v2/advertisements',
      '/v2/category/music',
    ])
  })
})
