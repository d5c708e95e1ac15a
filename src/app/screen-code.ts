import type { ActorArguments } from '../actors/actor-arguments.ts'
import type { GetMachines } from '../actors/page-actors.ts'
import type { Destination, ScreenName } from '../domain/destinations.ts'
import type { ScreenModule } from '../screens/define-screen.ts'
import { paramsOf, routeOf, screenNames } from '../screens/paths.ts'
import * as routes from '../screens/routes.ts'
import { lazyWithPreload } from './lazy-with-preload.tsx'

/** A screen's module; its screen takes the parameters of its own destination. */
type AnyModule = ScreenModule<object>

type ModuleOf<Screen extends ScreenName> = ScreenModule<
  Omit<Extract<Destination, { screen: Screen }>, 'screen'>
>

/** This assignment does not compile if a module does not take the parameters of its own screen. */
const modules: { [Screen in ScreenName]: { load: () => Promise<ModuleOf<Screen>> } } = routes

const load = (screen: ScreenName) => modules[screen].load() as Promise<AnyModule>

const components = new Map(
  screenNames.map((screen) => [screen, lazyWithPreload(async () => (await load(screen)).Screen)]),
)

/** Wraps every screen with restricted access. */
export const LazyGuarded = lazyWithPreload(async () => (await import('./Guarded.tsx')).Guarded)

/** Returns the component of a screen, which loads its code when it is first rendered. */
export function componentOf(screen: ScreenName) {
  const component = components.get(screen)
  if (component === undefined) throw new Error(`There is no screen ${screen}.`)
  return component
}

export const isGuarded = (screen: ScreenName): boolean => routeOf(screen).access !== 'anyone'

/** Loads all the code that a screen needs, and returns its module. */
export async function fetchScreen(screen: ScreenName): Promise<AnyModule> {
  await Promise.all([componentOf(screen).fetch(), isGuarded(screen) && LazyGuarded.fetch()])
  return load(screen)
}

/** Loads the code of a destination's screen and returns the actors that the screen starts with. */
export async function fetchActors(
  place: Destination,
  getMachines: GetMachines,
): Promise<ActorArguments[]> {
  const { actors } = await fetchScreen(place.screen)
  return Object.values(actors?.(paramsOf(place), getMachines) ?? {})
}

/** Starts loading the code of a screen that is about to be rendered or is likely to be opened next. */
export function preload(screen: ScreenName): void {
  fetchScreen(screen).catch(() => {
    // A failure is ignored: rendering the screen loads the code again and reports the error.
  })
}
