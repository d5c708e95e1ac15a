// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { blogEntries } from '../../server/demo-data/blog.ts'
import { categories } from '../../server/demo-data/categories.ts'

describe('the texts of the demo data', () => {
  const products = categories.flatMap((category) => category.products)

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
    const texts = [...products.map((each) => each.description), ...blogEntries.map((e) => e.answer)]
    expect(texts.filter((text) => text.includes('!'))).toEqual([])
  })
})
