// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { blogEntries } from '../../server/demo-data/blog.ts'
import { categories } from '../../server/demo-data/categories.ts'
import { orderedProducts, orders } from '../../server/demo-data/orders.ts'

describe('the texts of the demo data', () => {
  const products = [...categories.flatMap((category) => category.products), ...orderedProducts]

  test('L2: names and descriptions are within the limits of the form', () => {
    expect(products.filter(({ name }) => name.length > 48)).toEqual([])
    expect(products.filter(({ description }) => description.length > 500)).toEqual([])
  })

  test('no two products have the same name, description or id', () => {
    for (const field of ['name', 'description', 'id'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length)
    }
  })

  test('they have no exclamation marks', () => {
    const texts = [
      ...products.map((each) => each.description),
      ...blogEntries.map((e) => e.answer),
      ...orders.flatMap(({ steps }) => steps.map(({ reason }) => String(reason))),
      ...orders.flatMap(({ reviews = [] }) => reviews.map(({ words }) => String(words))),
    ]
    expect(texts.filter((text) => text.includes('!'))).toEqual([])
  })
})
