import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera } from '../../src/screens/story-fixtures.ts'
import { button, heading, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const brand = { key: 'brand', label: { en: 'Brand', sv: 'Märke' }, kind: 'text' }
/** As the server answers: a child has the attributes that it inherits. */
const categories = [
  { _id: 'clothes', categoryName: 'Clothes', translations: { sv: { name: 'Kläder' } } },
  { _id: 'lamps', categoryName: 'Lamps' },
  { _id: 'shoes', categoryName: 'Shoes', parentId: 'clothes', attributes: [brand] },
  { _id: 'bags', categoryName: 'Bags', parentId: 'clothes' },
]
const answers = {
  'GET /get-categories': json(categories),
  'GET /v2/category/clothes': json([camera]),
  'GET /v2/category/shoes': json([]),
  'GET /v2/category/lamps': json([]),
}
const main = () => page.getByRole('main')
const linksIn = (place: ReturnType<typeof main>) =>
  place
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const breadcrumb = () => page.getByRole('navigation', { name: 'Breadcrumb' })

describe('a category with children', () => {
  it('N1: the menu has all categories, a child after its parent', async () => {
    await openApp('/blog', { answers })
    await userEvent.click(button('Categories'))
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect.element(menu.getByRole('link', { name: 'Clothes' })).toBeVisible()
    const paths = linksIn(menu).filter((link) => link.includes('/category/'))
    expect(paths).toEqual([
      'Clothes /category/clothes',
      'Shoes /category/shoes',
      'Bags /category/bags',
      'Lamps /category/lamps',
    ])
  })

  it('R2: the list of categories has the children below their parent', async () => {
    await openApp('/categories', { answers })
    await expect.element(main().getByRole('list', { name: 'Clothes' })).toBeVisible()
    expect(linksIn(main())).toEqual([
      'Clothes /category/clothes',
      'Shoes /category/shoes',
      'Bags /category/bags',
      'Lamps /category/lamps',
    ])
  })

  it('R3: its page leads to the children, and the page of a child back to it', async () => {
    await openApp('/category/clothes', { answers })
    const children = main().getByRole('list', { name: 'Clothes' })
    await expect.element(children).toBeVisible()
    expect(linksIn(children)).toEqual(['Shoes /category/shoes', 'Bags /category/bags'])
    expect(breadcrumb().elements()).toEqual([])
    await userEvent.click(children.getByRole('link', { name: 'Shoes' }))
    await expect.element(heading('Shoes')).toBeVisible()
    expect(linksIn(breadcrumb())).toEqual(['Home /', 'Clothes /category/clothes'])
    expect(main().getByRole('list', { name: 'Shoes' }).elements()).toEqual([])
  })

  it('L1: the form has the children of a category in a group, and what fits none of them last', async () => {
    await openApp('/dashboard/add-product', { as: 'seller', answers })
    const select = page.getByRole('combobox', { name: 'Category' })
    await expect.element(select).toBeVisible()
    const options = select.element().querySelectorAll('optgroup[label=Clothes] option')
    expect(Array.from(options, (one) => one.textContent)).toEqual([
      'Shoes',
      'Bags',
      'Other in Clothes',
    ])
    await userEvent.selectOptions(select, 'Other in Clothes')
    await expect.element(select).toHaveValue('clothes')
    expect(page.getByLabelText(/^Brand/).elements()).toEqual([])
    await userEvent.selectOptions(select, 'Shoes')
    await expect.element(page.getByLabelText(/^Brand/)).toBeVisible()
  })

  it('the filter has a child after its parent, whatever their numbers', async () => {
    await page.viewport(1280, 900)
    const facets = { price: [], condition: [], verified: [], location: [] }
    const category = [
      { value: 'lamps', count: 9 },
      { value: 'bags', count: 7 },
      { value: 'clothes', count: 7 },
    ]
    const found = {
      count: 7,
      isCountExact: true,
      facets: { ...facets, category },
      estimated: [],
      spelling: null,
    }
    await openApp('/search?category=clothes', {
      change: (actors) => ({ ...actors, hasSearch: true }),
      answers: { ...answers, 'GET /search': json({ products: [camera], next: null, found }) },
    })
    const filters = page.getByRole('region', { name: 'Filters' })
    await expect.element(filters.getByRole('link', { name: /^Bags/ })).toBeVisible()
    const named = filters
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(named.filter((name) => /^(Lamps|Bags|Clothes)/.test(name))).toEqual([
      'Lamps 9',
      'Clothes 7',
      'Bags 7',
    ])
  })

  it('C4: a child whose parent cannot be read is of the top level', async () => {
    const [parent, ...others] = categories
    await openApp('/categories', {
      answers: { 'GET /get-categories': json([{ _id: parent?._id }, ...others]) },
    })
    await expect.element(main().getByText('Bags', { exact: true })).toBeVisible()
    expect(main().getByRole('list', { name: 'Clothes' }).elements()).toEqual([])
  })
})
