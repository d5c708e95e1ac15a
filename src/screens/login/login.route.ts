import { ROLES } from '../../domain/constants.ts'
import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { defineScreen, type ScreenRoute, type SearchParam } from '../define-screen.ts'
import { choiceParam, originParam } from '../route-params.ts'

type LoginRoute = ScreenRoute<
  '/login',
  { origin: SearchParam<Destination>; needs: SearchParam<Role> },
  () => Promise<typeof import('./LoginScreen.tsx')>,
  'dashboard'
>

// Annotated, because a destination can contain a destination.
export const login: LoginRoute = defineScreen({
  path: '/login',
  search: {
    origin: originParam('from'),
    /** The role that the origin requires. */
    needs: choiceParam('needs', ROLES),
  },
  access: 'anyone',
  title: (pages) => pages.login,
  load: () => import('./LoginScreen.tsx'),
  next: 'dashboard',
  offersSignIn: true,
})
