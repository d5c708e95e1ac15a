import type { Role } from '../domain/user.ts'
import { routeOf, screenNames } from './paths.ts'

/** Returns the screens of a role's tiles and side menu, with their addresses and texts (rule R8). */
export const menuOf = (role: Role) =>
  screenNames
    .flatMap((screen) => {
      const { path, menu } = routeOf(screen)
      return menu?.role === role ? [{ screen, path, ...menu }] : []
    })
    .toSorted((one, other) => one.place - other.place)
