import { navigate } from 'wouter/use-browser-location'
import { ROLES } from '../domain/constants.ts'
import type { Destination } from '../domain/destinations.ts'
import type { Role } from '../domain/user.ts'

type Screen = Destination['screen']

/** The path pattern of every screen, in the route table's syntax. */
export const patterns: Record<Screen, string> = {
  home: '/',
  categories: '/categories',
  category: '/category/:categoryId',
  advertisements: '/advertisements',
  blog: '/blog',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  addProduct: '/dashboard/add-product',
  myProducts: '/dashboard/my-products',
  myBuyers: '/dashboard/my-buyers',
  myOrders: '/dashboard/my-orders',
  wishlist: '/dashboard/wishlist',
  allBuyers: '/dashboard/all-buyers',
  allSellers: '/dashboard/all-sellers',
  reportedItems: '/dashboard/reported-items',
  payment: '/dashboard/payment/:bookingId',
}

/** Limits how deep logins and registrations can nest in an origin, because anyone can craft an address. */
const ORIGIN_DEPTH = 3

/** Returns the path and query of a destination. An origin leads back to where the user was, never to another login. */
export function pathOf(destination: Destination): string {
  const query = new URLSearchParams()
  let path = patterns[destination.screen]
  switch (destination.screen) {
    case 'category':
      path = path.replace(':categoryId', () => encodeURIComponent(destination.categoryId))
      if (destination.productId !== undefined) query.set('product', destination.productId)
      break
    case 'advertisements':
      if (destination.productId !== undefined) query.set('product', destination.productId)
      break
    case 'payment':
      path = path.replace(':bookingId', () => encodeURIComponent(destination.bookingId))
      break
    case 'login':
    case 'register': {
      const origin = unwrap(destination.origin)
      if (origin !== undefined) query.set('from', pathOf(origin))
      if (destination.screen === 'login' && destination.needs !== undefined) {
        query.set('needs', destination.needs)
      }
      break
    }
    // The path of every other screen is its pattern.
    default:
      break
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * Returns the destination of a path with its query and hash. Returns null for a path that belongs to no screen and for
 * an address that leaves this origin.
 */
export function destinationOf(path: string): Destination | null {
  return destinationAt(path, ORIGIN_DEPTH)
}

/** Navigates between screens in the browser; `base` is the folder that the app is served from. */
export function createNavigation({ base = '' }: { base?: string } = {}) {
  const root = base.replace(/\/+$/, '')
  return {
    /** Opens a destination; opening the current address replaces the history entry. */
    goTo(destination: Destination, options: { replace?: boolean } = {}): void {
      const to = root + pathOf(destination)
      const { pathname, search } = window.location
      navigate(to, { replace: options.replace ?? to === pathname + search })
    },
    /** Returns the current destination; null at an unknown address. */
    here(): Destination | null {
      const { pathname, search } = window.location
      const isInside = `${pathname}/`.toLowerCase().startsWith(`${root}/`.toLowerCase())
      return isInside ? destinationOf((pathname.slice(root.length) || '/') + search) : null
    },
  }
}
export type Navigation = ReturnType<typeof createNavigation>

const ANY_ORIGIN = 'http://any.invalid'

function destinationAt(path: string, depth: number): Destination | null {
  const url = path.startsWith('/') ? URL.parse(path, ANY_ORIGIN) : null
  if (url === null || url.origin !== ANY_ORIGIN) return null
  for (const screen of screens) {
    const params = match(patterns[screen], url.pathname)
    if (params !== null) return build(screen, params, url.searchParams, depth)
  }
  return null
}

const screens = Object.keys(patterns).filter((key): key is Screen => key in patterns)

/** Matches as wouter does: case-insensitive, one trailing slash allowed. A decoded parameter may contain a slash. */
function match(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = (pathname === '/' ? pathname : pathname.replace(/\/$/, '')).split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = decodeSegment(given[index] ?? '')
    if (part.startsWith(':')) {
      if (segment === '') return null
      params[part.slice(1)] = segment
    } else if (part !== segment.toLowerCase()) return null
  }
  return params
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function build(
  screen: Screen,
  params: Record<string, string>,
  query: URLSearchParams,
  depth: number,
): Destination {
  switch (screen) {
    case 'category':
      return { screen, categoryId: params['categoryId'] ?? '', ...productIn(query) }
    case 'advertisements':
      return { screen, ...productIn(query) }
    case 'payment':
      return { screen, bookingId: params['bookingId'] ?? '' }
    case 'login': {
      const needs = ROLES.find((role): role is Role => role === query.get('needs'))
      return { screen, ...originIn(query, depth), ...(needs === undefined ? {} : { needs }) }
    }
    case 'register':
      return { screen, ...originIn(query, depth) }
    default:
      return { screen }
  }
}

function productIn(query: URLSearchParams): { productId?: string } {
  const productId = query.get('product')
  return productId === null || productId === '' ? {} : { productId }
}

function originIn(query: URLSearchParams, depth: number): { origin?: Destination } {
  const from = query.get('from')
  const origin =
    from === null || depth === 0 ? undefined : unwrap(destinationAt(from, depth - 1) ?? undefined)
  return origin === undefined ? {} : { origin }
}

/** Returns the origin inside a login or a registration, because the app never returns to those. */
function unwrap(origin: Destination | undefined): Destination | undefined {
  let inner = origin
  while (inner !== undefined && (inner.screen === 'login' || inner.screen === 'register')) {
    inner = inner.origin
  }
  return inner
}
