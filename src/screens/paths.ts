import type { Destination, ScreenName } from '../domain/destinations.ts'
import type { Params, ScreenRoute } from './define-screen.ts'
import * as routes from './routes.ts'

type Routes = typeof routes

/** A screen's name with its parameters. */
type DestinationOf = {
  [Name in keyof Routes]: { screen: Name } & Params<Routes[Name]['path'], Routes[Name]['search']>
}[keyof Routes]

declare module '../domain/destinations.ts' {
  interface Register {
    destination: DestinationOf
  }
}

/** Limits how deep logins and registrations can nest in an origin, because anyone can craft an address. */
const ORIGIN_DEPTH = 3

const ANY_ORIGIN = 'http://any.invalid'

type Route = ScreenRoute & { next: ScreenName | null }

const byName: Readonly<Record<ScreenName, Route>> = { ...routes }

/** Returns the descriptor of a screen. */
export const routeOf = (screen: ScreenName): Route => byName[screen]

/** The names of all screens. */
export const screenNames = Object.keys(byName) as readonly ScreenName[]

/** The path patterns of all screens, and of those that are the same for every user. */
export const pagePatterns = {
  all: screenNames.map((screen) => routeOf(screen).path),
  public: screenNames.map(routeOf).flatMap(({ cache, path }) => (cache === 'public' ? [path] : [])),
}

/** Returns the parameters of a destination, which the screen takes as props. */
export function paramsOf(destination: Destination): Readonly<Record<string, unknown>> {
  const params: Record<string, unknown> = { ...destination }
  delete params['screen']
  return params
}

/** Returns the path and query of a destination. */
export function pathOf(destination: Destination): string {
  const { path, search } = routeOf(destination.screen)
  const params = paramsOf(destination)
  const query = new URLSearchParams()
  for (const [name, param] of Object.entries(search)) {
    const text = params[name] === undefined ? undefined : param.encode(params[name], pathOf)
    if (text === undefined) continue
    if (param.isFamily !== true) query.set(param.name, text)
    else for (const [rest, value] of new URLSearchParams(text)) query.set(param.name + rest, value)
  }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return query.size === 0 ? filled : `${filled}?${query}`
}

/**
 * Returns the destination of a path with its query and hash. Returns null for a path that belongs to no screen and for
 * an address that leaves this origin.
 */
export function destinationOf(path: string): Destination | null {
  return destinationAt(path, ORIGIN_DEPTH)
}

function destinationAt(path: string, depth: number): Destination | null {
  if (!path.startsWith('/') || !URL.canParse(path, ANY_ORIGIN)) return null
  const url = new URL(path, ANY_ORIGIN)
  if (url.origin !== ANY_ORIGIN) return null
  for (const screen of screenNames) {
    const { path: pattern, search } = routeOf(screen)
    const params = match(pattern, url.pathname)
    if (params === null) continue
    for (const [name, param] of Object.entries(search)) {
      const text =
        param.isFamily === true
          ? familyIn(url.searchParams, param.name)
          : valueIn(url.searchParams, param.name)
      const value = param.decode(text, (inner) =>
        depth === 0 ? null : destinationAt(inner, depth - 1),
      )
      if (value !== undefined) params[name] = value
    }
    // The parameters come from the screen's own descriptor.
    return { screen, ...params } as Destination
  }
  return null
}

/** Returns the value of a parameter, '' without one. A form sends the limits of a range as two values, '4' and '12'. */
const valueIn = (query: URLSearchParams, name: string): string => query.getAll(name).join('..')

/** Returns the parameters whose names begin so as one text, in one order. */
function familyIn(query: URLSearchParams, beginning: string): string {
  const family = new URLSearchParams()
  for (const name of query.keys()) {
    const rest = name.slice(beginning.length)
    const value = valueIn(query, name)
    if (name.startsWith(beginning) && rest !== '' && value !== '') family.set(rest, value)
  }
  family.sort()
  return family.toString()
}

/** Matches as wouter does: case-insensitive, one trailing slash allowed. A decoded parameter may contain a slash. */
function match(pattern: string, pathname: string): Record<string, unknown> | null {
  const wanted = pattern.split('/')
  const given = (pathname === '/' ? pathname : pathname.replace(/\/$/, '')).split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, unknown> = {}
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
