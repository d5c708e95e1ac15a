// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { blogEntries } from '../../server/demo-data/blog.ts'
import { categories } from '../../server/demo-data/categories.ts'

describe('the words of the demo world', () => {
  const products = categories.flatMap((category) => category.products)

  test('L2: names and descriptions keep to the limits of the form', () => {
    expect(products.filter(({ name }) => name.length > 48)).toEqual([])
    expect(products.filter(({ description }) => description.length > 500)).toEqual([])
  })

  test('no two things have the same name, description or address', () => {
    for (const field of ['name', 'description', 'id'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length)
    }
  })

  test('they are calm: no exclamation marks', () => {
    const texts = [...products.map((each) => each.description), ...blogEntries.map((e) => e.answer)]
    expect(texts.filter((text) => text.includes('!'))).toEqual([])
  })
})
