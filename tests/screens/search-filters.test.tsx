import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as stories from '../../src/screens/search/SearchView.stories.tsx'
import { questionOfDestination } from '../../src/domain/search-question.ts'
import { destinationOf, pathOf } from '../../src/screens/paths.ts'
import { locate, type GeolocationService } from '../../src/services/geolocation.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, heading, link as linkOf, openApp, seeAddress } from '../screen/app.tsx'
import { errorAnswer, json } from '../screen/scripted-server.ts'
import { renderView } from '../screen/stage.tsx'

const { EmptyFiltered, Searching, SearchingAgain, Shown, ShownBrowsing } = composeStories(stories)
const { EmptyNear, ShownFiltered, ShownSaid, ShownNear, ShownNearNowhere, ShownWithAttributes } =
  composeStories(stories)

const link = (name: string) => page.getByRole('link', { name, exact: true })
const hrefOf = (name: string) => link(name).element().getAttribute('href')

describe('on a phone', () => {
  const open = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: `${name}: narrow down the items` }))
    return page.getByRole('dialog', { name: 'Filters' })
  }

  it('the button says how many filters are set', async () => {
    await page.viewport(390, 844)
    await renderView(<ShownFiltered />)
    await expect.element(await open('Filters (2)')).toBeVisible()
  })

  it('the sheet says how many products its last button shows, which closes it', async () => {
    await page.viewport(390, 844)
    await renderView(<Shown />)
    const sheet = await open('Filters')
    await userEvent.click(sheet.getByRole('button', { name: 'Show 4 items' }))
    await expect.element(sheet).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('button', { name: 'Filters: narrow down the items' }))
      .toHaveFocus()
  })

  it.each([
    ['there are more than are counted', 'Show 1,000+ items', <ShownBrowsing key="more" />],
    ['another question is asked', 'Show items', <SearchingAgain key="again" />],
    ['the first question is asked', 'Show items', <Searching key="first" />],
  ])('the last button is true where %s', async (_, name, story) => {
    await page.viewport(390, 844)
    await renderView(story)
    const sheet = await open('Filters')
    await expect.element(sheet.getByRole('button', { name, exact: true })).toBeVisible()
  })

  it('its ways out stay in view while the filters scroll', async () => {
    await page.viewport(390, 500)
    await renderView(<ShownWithAttributes />)
    const sheet = await open('Filters (2)')
    const panel = sheet.element()
    panel.scrollTo(0, panel.scrollHeight / 2)
    expect(panel.scrollTop).toBeGreaterThan(0)
    for (const name of ['Close', 'Show 4 items']) {
      await expect.element(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect.element(sheet.getByRole('link', { name: 'Clear all' })).toBeInViewport()
  })
})

it('each chosen filter has a chip that takes it away, and one link takes all away', async () => {
  await page.viewport(1280, 900)
  await renderView(<ShownFiltered />)
  const before = '/search?q=camera'
  expect(hrefOf('Remove Excellent')).toBe(`${before}&price=50-100&sort=newest`)
  expect(hrefOf('Remove $50 to $100')).toBe(`${before}&condition=excellent&sort=newest`)
  expect(hrefOf('Clear all')).toBe(`${before}&sort=newest`)
})

it('a price that the words say is a chip, which leaves the other words', async () => {
  await page.viewport(1280, 900)
  await renderView(<ShownSaid />)
  await expect.element(page.getByRole('searchbox')).toHaveValue('camera under $50')
  expect(hrefOf('Remove Up to $50')).toBe('/search?q=camera')
  expect(hrefOf('Excellent 3')).toBe('/search?q=camera&condition=excellent&price=..50')
})

it('a search without filters has no chips', async () => {
  await page.viewport(1280, 900)
  await renderView(<Shown />)
  await expect.element(link('Newest')).toBeVisible()
  expect(page.getByRole('link', { name: /^Remove/ }).elements()).toEqual([])
})

it('a category has filters by its attributes, with counts, which lead to the search with them', async () => {
  await page.viewport(1280, 900)
  await renderView(<ShownWithAttributes />)
  await expect.element(link('Black 2')).toHaveAttribute('aria-current', 'page')
  const before = '/search?q=shoes&category=category-1'
  expect(hrefOf('Red 3')).toBe(`${before}&a.colour=red`)
  expect(hrefOf('4 cm 12')).toBe(`${before}&a.colour=black&a.heel=4`)
  expect(hrefOf('Any colour')).toBe(before)
  expect(hrefOf('Remove Colour: Black')).toBe(before)
  expect(hrefOf('All categories')).toBe('/search?q=shoes')
})

it('a search that finds nothing says which filter to take away', async () => {
  await page.viewport(1280, 900)
  await renderView(<EmptyFiltered />)
  const main = page.getByRole('listitem').filter({ hasText: 'Remove Good 4 items' })
  await expect.element(main).toBeVisible()
})

it('a search that finds nothing near a place says how far there is something', async () => {
  await page.viewport(1280, 900)
  await renderView(<EmptyNear />)
  await expect.element(page.getByText(/There is something farther away\.$/)).toBeVisible()
  const asked = '/search?q=camera&condition=good'
  expect(hrefOf('Search within 50 km: 3 items')).toBe(`${asked}&near=98107&within=50&sort=nearest`)
  const anywhere = page
    .getByRole('listitem')
    .filter({ hasText: 'Search at any distance 1,000+ items' })
  await expect.element(anywhere).toBeVisible()
  expect(hrefOf('Search at any distance')).toBe(asked)
  await expect.element(page.getByText('Remove Good', { exact: true })).toBeVisible()
  expect(page.getByText(/^Remove Within/).elements()).toEqual([])
})

describe('a range of numbers', () => {
  it.each([
    ['price=&price=', undefined],
    ['price=10&price=', '10..'],
    ['price=&price=$1,000', '..1000'],
    ['price=1 000&price=49,5', '49.5..1000'],
    ['price=25-50&price=&price=', '25-50'],
    ['price=25-50&price=30&price=', '30..'],
    ['price=25..50&price=&price=', undefined],
    ['price=25..50&price=30&price=50', '30..50'],
    ['price=cheap&price=dear', undefined],
  ])('is what a form sends after what it replaces: %s', (query, price) => {
    expect(questionOfDestination(destinationOf(`/search?${query}`))).toEqual(price ? { price } : {})
  })

  it.each([390, 1280])(
    'is typed, %i pixels wide, with a chip that takes it away',
    async (width) => {
      await page.viewport(width, 844)
      const facets = {
        category: [],
        price: [{ value: '0-25', count: 1 }],
        condition: [],
        verified: [],
        location: [],
      }
      const found = { count: 1, isCountExact: true, facets, estimated: [], spelling: null }
      const values = [{ value: '6', count: 1 }]
      const strings = { key: 'strings', label: { en: 'Strings' }, kind: 'number', values }
      const { requests } = await openApp('/category/category-1?a.colour=red', {
        answers: {
          'GET /search': json({
            products: [camera],
            next: null,
            found: { ...found, attributes: [strings] },
          }),
        },
        change: (actors) => ({ ...actors, hasSearch: true }),
      })
      const isPhone = width < 1000
      if (isPhone) await userEvent.click(page.getByRole('button', { name: /^Filters \(1\)/ }))
      const group = (name: string) => page.getByRole('group', { name, exact: true })
      await userEvent.fill(group('Strings').getByLabelText('From'), '4')
      await userEvent.fill(group('Strings').getByLabelText('To'), '12')
      await userEvent.fill(group('Price').getByLabelText('To'), '49,50')
      await userEvent.click(
        isPhone
          ? button('Show 1 item')
          : group('Price').getByRole('button', { name: 'Show items' }),
      )
      const rest = 'a.colour=red'
      await seeAddress(`/category/category-1?price=..49.50&${rest}&a.strings=4..12`)
      expect(requests.at(-1)?.search).toContain('a.strings=4..12')
      await expect
        .element(linkOf('Remove Up to $49.50'))
        .toHaveAttribute('href', `/category/category-1?${rest}&a.strings=4..12`)
      await userEvent.click(linkOf('Remove Strings: 4 to 12'))
      await seeAddress(`/category/category-1?price=..49.50&${rest}`)
    },
  )
})

it('the address of a search has its attributes, in any order', () => {
  const here = destinationOf('/search?a.size=42&q=shoes&a.colour=red&a.=x&a.brand=')
  expect(here).toEqual({ screen: 'search', words: 'shoes', attributes: 'colour=red&size=42' })
  expect(here && pathOf(here)).toBe('/search?q=shoes&a.colour=red&a.size=42')
})

describe('a category', () => {
  const CATEGORY = 'GET /v2/category/category-1'
  const SEARCH = 'GET /search'
  const answer = (products: readonly object[], count = products.length) => ({
    products,
    next: null,
    found: {
      count,
      isCountExact: true,
      facets: {
        category: [{ value: 'category-1', count: 2 }],
        price: [],
        condition: [
          { value: 'excellent', count: 1 },
          { value: 'good', count: 1 },
        ],
        verified: [],
        location: [],
      },
      estimated: [],
      spelling: null,
    },
  })
  const open = async (path: string, search = json(answer([camera], 2)), hasSearch = true) => {
    await page.viewport(1280, 900)
    return openApp(path, {
      answers: { [CATEGORY]: json([camera, chair]), [SEARCH]: search },
      change: (actors) => ({ ...actors, hasSearch }),
    })
  }
  const names = () => page.getByRole('article').elements().length

  it('R3: shows its own products, with the filters of the search', async () => {
    const { requests } = await open('/category/category-1')
    await expect.element(linkOf('Good 1')).toBeVisible()
    await expect.poll(names).toBe(2)
    expect(requests.filter(({ call }) => call === SEARCH).map(({ search }) => search)).toEqual([
      '?category=category-1&limit=1',
    ])
  })

  it('keeps a filter in its address, and Back shows the whole category again', async () => {
    const { answer: change, count } = await open('/category/category-1')
    await expect.element(linkOf('Good 1')).toBeVisible()
    change({ [SEARCH]: json(answer([chair])) })
    await userEvent.click(linkOf('Good 1'))
    await seeAddress('/category/category-1?condition=good')
    await expect.poll(names).toBe(1)
    await expect.element(page.getByText('1 item', { exact: true })).toBeVisible()
    await expect.element(heading('Cameras')).toBeVisible()
    await expect.element(linkOf('Good 1')).toHaveFocus()
    change({ [SEARCH]: json(answer([camera], 2)) })
    window.history.back()
    await expect.poll(names).toBe(2)
    expect(count(CATEGORY)).toBe(1)
  })

  it('the focus stays among the chips when one is removed', async () => {
    await open('/category/category-1?condition=good&price=50-100', json(answer([chair])))
    await userEvent.click(linkOf('Remove $50 to $100'))
    await seeAddress('/category/category-1?condition=good')
    await expect.element(page.getByRole('group', { name: 'Chosen filters' })).toHaveFocus()
  })

  it('says which filter to take away where it has products, but none of these', async () => {
    await open('/category/category-1?condition=fair', json(answer([])))
    const advice = 'We found nothing. Take away a filter to see more.'
    await expect.element(page.getByText(advice)).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Clear all' }).last())
      .toHaveAttribute('href', '/category/category-1')
  })

  it('shows its products where the filters fail, which can be loaded again', async () => {
    const { answer: change } = await open('/category/category-1', errorAnswer(500, 'No filters'))
    await expect.poll(names).toBe(2)
    change({ [SEARCH]: json(answer([camera], 2)) })
    await userEvent.click(button('Try again'))
    await expect.element(linkOf('Good 1')).toBeVisible()
  })

  it('has no filters on a server without the search, and asks for none', async () => {
    const { count } = await open('/category/category-1?condition=good', json({}), false)
    await expect.poll(names).toBe(2)
    expect(page.getByRole('region', { name: 'Filters' }).elements()).toEqual([])
    expect(count(SEARCH)).toBe(0)
  })
})

describe('near a place', () => {
  const field = () =>
    page.getByRole('region', { name: 'Filters' }).getByLabelText(/^Town or postcode/)

  it('has the distances, and the nearest first', async () => {
    await page.viewport(1280, 900)
    await renderView(<ShownNear />)
    await expect.element(field()).toHaveValue('98107 Seattle, WA')
    await expect.element(link('Within 20 km')).toHaveAttribute('aria-current', 'page')
    expect(hrefOf('Within 5 km')).toBe('/search?q=camera&near=98107&within=5&sort=nearest')
    expect(hrefOf('Any distance')).toBe('/search?q=camera')
    expect(hrefOf('Nearest')).toBe('/search?q=camera&near=98107&sort=nearest')
    await expect.element(page.getByText(/Less than 1 km away$/)).toBeVisible()
    await expect.element(page.getByText(/15 km away$/)).toBeVisible()
    expect(hrefOf(camera.productName)).toMatch(/near=98107$/)
  })

  it('is a chip that takes the place away', async () => {
    await page.viewport(390, 844)
    await renderView(<ShownNear />)
    const chip = page.getByRole('link', { name: /Within 20 km of 98107 Seattle, WA/ })
    await expect.element(chip).toHaveAttribute('href', '/search?q=camera')
  })

  it('says which place is not known', async () => {
    await page.viewport(1280, 900)
    await renderView(<ShownNearNowhere />)
    await expect.element(field()).toHaveAccessibleDescription(/^We don't know “Nowhere”/)
  })

  it('is not asked for on a server that knows no places', async () => {
    await page.viewport(1280, 900)
    await renderView(<Shown />)
    await expect.element(page.getByRole('heading', { name: 'Condition' })).toBeVisible()
    expect(field().query()).toBeNull()
    expect(link('Nearest').query()).toBeNull()
  })

  const here = '/category/category-1?condition=good&sort=newest'
  const openNear = async (
    geolocation: GeolocationService,
    path = here,
    [width, height] = [1280, 900],
  ) => {
    await page.viewport(width, height)
    const facets = { category: [], price: [], condition: [], verified: [], location: [] }
    const found = { count: 1, isCountExact: true, facets, estimated: [], spelling: null }
    return openApp(path, {
      geolocation,
      answers: {
        'GET /search': json({ products: [camera], next: null, found: { ...found, near: null } }),
        'GET /places/nearest': json({ town: 'Seattle, WA' }),
      },
      change: (actors) => ({ ...actors, hasSearch: true }),
    })
  }

  it('can be the town of the user, who presses for it, and whose position is rounded', async () => {
    const asks = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    onTestFinished(() => asks.mockRestore())
    asks.mockImplementation((succeed) =>
      succeed({
        coords: { latitude: 47.6097131, longitude: -122.3320708 },
      } as GeolocationPosition),
    )
    const { requests } = await openNear({ isAvailable: true, locate })
    await expect.element(field()).toBeVisible()
    expect(asks).not.toHaveBeenCalled()
    await userEvent.click(button('Use my location'))
    await seeAddress('/category/category-1?condition=good&near=Seattle%2C+WA&sort=newest')
    const asked = requests.filter(({ call }) => call === 'GET /places/nearest')
    expect(asked.map(({ search }) => search)).toEqual(['?latitude=47.61&longitude=-122.33'])
    await expect.element(button('Use my location')).toHaveFocus()
  })

  const noPosition: GeolocationService = { isAvailable: false, locate: async () => 'unavailable' }

  it.each([
    ['/category/category-1', '/category/category-1?near=Lund&sort=nearest'],
    ['/search?q=camera&sort=newest', '/search?q=camera&near=Lund&sort=newest'],
  ])('is what is typed when the last button of the sheet is pressed: %s', async (path, address) => {
    await openNear(noPosition, path, [390, 844])
    await userEvent.click(page.getByRole('button', { name: 'Filters: narrow down the items' }))
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await userEvent.fill(sheet.getByLabelText(/^Town or postcode/), 'Lund')
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 item' }))
    await seeAddress(address)
    await expect.element(sheet).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Remove Within 20 km of Lund' }))
      .toBeVisible()
  })

  it('is what is typed when the button beside it is pressed, or Enter', async () => {
    await openNear(noPosition)
    await userEvent.fill(field(), 'Lund')
    await userEvent.click(button('Show items'))
    await seeAddress('/category/category-1?condition=good&near=Lund&sort=newest')
    await userEvent.fill(field(), '')
    await userEvent.keyboard('{Enter}')
    await seeAddress(here)
    await expect.element(page.getByRole('group', { name: 'Chosen filters' })).toHaveFocus()
  })

  it('cannot be that of a user whose browser tells no position', async () => {
    await openNear(noPosition)
    await expect.element(field()).toBeVisible()
    expect(button('Use my location').query()).toBeNull()
  })
})
