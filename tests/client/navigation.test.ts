import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route, Router, Switch } from 'wouter'
import type { Destination } from '../../src/domain/destinations.ts'
import { destinationOf, pathOf, routeOf, screenNames } from '../../src/screens/paths.ts'
import { createNavigation } from '../../src/services/navigation.ts'

const paths = { pathOf, destinationOf }

const places: [string, Destination][] = [
  ['/', { screen: 'home' }],
  ['/categories', { screen: 'categories' }],
  ['/category/bicycles', { screen: 'category', categoryId: 'bicycles' }],
  [
    '/category/bicycles?product=p1',
    { screen: 'category', categoryId: 'bicycles', productId: 'p1' },
  ],
  ['/advertisements', { screen: 'advertisements' }],
  ['/advertisements?product=p1', { screen: 'advertisements', productId: 'p1' }],
  ['/blog', { screen: 'blog' }],
  ['/login', { screen: 'login' }],
  ['/register', { screen: 'register' }],
  ['/dashboard', { screen: 'dashboard' }],
  ['/dashboard/add-product', { screen: 'addProduct' }],
  ['/dashboard/my-products', { screen: 'myProducts' }],
  ['/dashboard/my-buyers', { screen: 'myBuyers' }],
  [
    '/dashboard/my-products?show=sold&q=lamp+&sort=-price&page=2',
    {
      screen: 'myProducts',
      show: 'sold',
      search: 'lamp ',
      sort: { key: 'price', direction: 'descending' },
      page: 2,
    },
  ],
  ['/dashboard/my-orders', { screen: 'myOrders' }],
  ['/dashboard/wishlist', { screen: 'wishlist' }],
  ['/dashboard/all-buyers', { screen: 'allBuyers' }],
  ['/dashboard/all-sellers', { screen: 'allSellers' }],
  ['/dashboard/reported-items', { screen: 'reportedItems' }],
  ['/dashboard/payment/42', { screen: 'payment', bookingId: '42' }],
  [
    '/login?from=%2Fdashboard%2Fadd-product&needs=seller',
    { screen: 'login', origin: { screen: 'addProduct' }, needs: 'seller' },
  ],
  [
    '/register?from=%2Fcategory%2Fbicycles%3Fproduct%3Dp1',
    {
      screen: 'register',
      origin: { screen: 'category', categoryId: 'bicycles', productId: 'p1' },
    },
  ],
]

/** Returns the screen that wouter itself renders at a path, with the exported patterns. */
function shownByWouter(path: string): string {
  const routes = screenNames.map((screen) =>
    createElement(Route, { key: screen, path: routeOf(screen).path }, screen),
  )
  const router = { ssrPath: path, children: createElement(Switch, null, routes) }
  return renderToStaticMarkup(createElement(Router, router))
}

/** The two browser objects that navigation uses. */
function browserAt(url: string) {
  const { pathname, search } = new URL(url, 'http://loppis.test')
  const history = { pushState: vi.fn(), replaceState: vi.fn() }
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { location: { pathname, search }, addEventListener: () => undefined })
  return history
}

describe('R1 to R7 and R9 to R12: every screen has its path', () => {
  it.each(places)('R1 to R7 and R9 to R12: %s', (path, destination) => {
    expect(pathOf(destination)).toBe(path)
    expect(destinationOf(path)).toEqual(destination)
    expect(shownByWouter(path)).toBe(destination.screen)
  })

  it.each(['/Dashboard/My-Orders', '/dashboard/my-orders/', '/dashboard/my%2Dorders?x=1#top'])(
    'R10: %s is My Orders, to wouter too',
    (path) => {
      expect(destinationOf(path)).toEqual({ screen: 'myOrders' })
      expect(shownByWouter(path.replace(/[?#].*/, ''))).toBe('myOrders')
    },
  )

  it.each(['a/b', 'a?b#c', '50%', '%2F', 'å ä', '$&', "it's", 'a+b'])(
    'R3, R12: the id %j comes back as it went',
    (id) => {
      const category: Destination = { screen: 'category', categoryId: id, productId: id }
      const payment: Destination = { screen: 'payment', bookingId: id }
      const advertised: Destination = { screen: 'advertisements', productId: id }
      const login: Destination = { screen: 'login', origin: category }
      for (const place of [category, payment, advertised, login]) {
        expect(destinationOf(pathOf(place))).toEqual(place)
      }
    },
  )
})

it('O1: a page and an order that do not exist are left out', () => {
  const myBuyers: Destination = { screen: 'myBuyers' }
  for (const query of ['page=1', 'page=0', 'page=-2', 'page=x', 'sort=-', 'sort=', 'q=']) {
    expect(destinationOf(`/dashboard/my-buyers?${query}`)).toEqual(myBuyers)
  }
  expect(pathOf({ ...myBuyers, search: '', page: 1 })).toBe('/dashboard/my-buyers')
})

describe('N5: an address that is no screen', () => {
  it.each(['/nothing', '/category', '/category/', '/dashboard/payment', '/blog//', '/blog/1'])(
    'N5: %j is unknown',
    (path) => {
      expect(destinationOf(path)).toBeNull()
      expect(shownByWouter(path)).toBe('')
    },
  )

  it('N5: a broken escape is taken as it stands', () => {
    expect(destinationOf('/category/%E0%A4%A')).toEqual({
      screen: 'category',
      categoryId: '%E0%A4%A',
    })
  })
})

describe('S1: coming back after signing in', () => {
  it.each([
    'https://elsewhere.test/blog',
    '//elsewhere.test/blog',
    '/\\elsewhere.test/blog',
    '/\t/elsewhere.test/blog',
    'javascript:alert(1)',
    'blog',
    '',
  ])('S1: the origin %j leads nowhere', (from) => {
    expect(destinationOf(from)).toBeNull()
    expect(destinationOf(`/login?${new URLSearchParams({ from })}`)).toEqual({ screen: 'login' })
  })

  it('B3: at the advertisements too, to the product that one wanted', () => {
    const origin: Destination = { screen: 'advertisements', productId: 'p1' }
    expect(pathOf({ screen: 'login', origin })).toBe('/login?from=%2Fadvertisements%3Fproduct%3Dp1')
  })

  it('S1: a login is no origin: what it was for is', () => {
    const login: Destination = {
      screen: 'login',
      origin: { screen: 'register', origin: { screen: 'blog' } },
    }
    expect(pathOf(login)).toBe('/login?from=%2Fblog')
    expect(destinationOf('/login?from=%2Fregister%3Ffrom%3D%252Fblog')).toEqual({
      screen: 'login',
      origin: { screen: 'blog' },
    })
  })

  it('S1: origins nested without end are given up', () => {
    expect(destinationOf(`${'/login?from='.repeat(20_000)}/blog`)).toEqual({ screen: 'login' })
  })

  it('R9: only a role of the product can be needed', () => {
    expect(destinationOf('/login?needs=owner')).toEqual({ screen: 'login' })
  })
})

describe('moving in the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('B8: goTo adds an entry to the history', () => {
    const history = browserAt('/')
    createNavigation(paths).goTo({ screen: 'myOrders' })
    expect(history.pushState.mock.calls).toEqual([[null, '', '/dashboard/my-orders']])
    expect(history.replaceState).not.toHaveBeenCalled()
  })

  it('R7: goTo can take the place of the entry', () => {
    const history = browserAt('/')
    createNavigation(paths).goTo(
      { screen: 'login', origin: { screen: 'dashboard' } },
      { replace: true },
    )
    expect(history.replaceState.mock.calls).toEqual([[null, '', '/login?from=%2Fdashboard']])
    expect(history.pushState).not.toHaveBeenCalled()
  })

  it('B3: goTo where one is already leaves nothing to go back to', () => {
    const history = browserAt('/login?from=%2Fdashboard')
    createNavigation(paths).goTo({ screen: 'login', origin: { screen: 'dashboard' } })
    expect(history.replaceState.mock.calls).toEqual([[null, '', '/login?from=%2Fdashboard']])
    expect(history.pushState).not.toHaveBeenCalled()
  })

  it('R7: here is the destination of the address', () => {
    browserAt('/category/bicycles?product=p1#card')
    expect(createNavigation(paths).here()).toEqual({
      screen: 'category',
      categoryId: 'bicycles',
      productId: 'p1',
    })
  })

  it.each([
    ['/market', { screen: 'home' }],
    ['/market/', { screen: 'home' }],
    ['/market/blog', { screen: 'blog' }],
    ['/marketing/blog', null],
    ['/blog', null],
  ])('R1: served from a folder, %s is %o', (url, destination) => {
    const history = browserAt(url)
    const navigation = createNavigation({ ...paths, base: '/market/' })
    expect(navigation.here()).toEqual(destination)
    navigation.goTo({ screen: 'register' })
    expect(history.pushState).toHaveBeenCalledWith(null, '', '/market/register')
  })
})
