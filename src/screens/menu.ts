import type { Role } from '../domain/user.ts'
import type { DashboardMessages } from '../messages/dashboard.ts'
import { routeOf, screenNames } from './paths.ts'

/** Returns the screens of a role's menu with their addresses and texts (rule R8), those of an extension where it is announced. */
export const menuOf = (role: Role, extensions: readonly string[]) =>
  screenNames
    .flatMap((screen) => {
      const { path, menu } = routeOf(screen)
      const place = menu?.places[role]
      if (menu === null || place === undefined) return []
      const isThere = menu.extension === undefined || extensions.includes(menu.extension)
      return isThere
        ? [
            {
              screen,
              path,
              place,
              text: (messages: DashboardMessages) => menu.text(messages, role),
            },
          ]
        : []
    })
    .toSorted((one, other) => one.place - other.place)
