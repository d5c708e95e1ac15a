import type { Destination } from '../../domain/destinations.ts'
import { defineScreen, type ScreenRoute, type SearchParam } from '../define-screen.ts'
import { originParam } from '../route-params.ts'

type RegisterRoute = ScreenRoute<
  '/register',
  { origin: SearchParam<Destination> },
  () => Promise<typeof import('./RegisterScreen.tsx')>,
  null
>

// Annotated, because a destination can contain a destination.
export const register: RegisterRoute = defineScreen({
  path: '/register',
  search: { origin: originParam('from') },
  access: 'anyone',
  title: (pages) => pages.register,
  load: () => import('./RegisterScreen.tsx'),
  offersSignIn: true,
})
