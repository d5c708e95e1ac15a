import type { ComponentType } from 'react'
import type { ActorArguments } from '../actors/actor-arguments.ts'
import type { GetMachines } from '../actors/page-actors.ts'
import type { Destination } from '../domain/destinations.ts'
import type { Role } from '../domain/user.ts'
import type { DashboardMessages } from '../messages/dashboard.ts'
import type { ExtensionName } from '../domain/extensions.ts'
import type { PageMessages } from '../messages/pages.ts'

/** The users who can open a screen. The server enforces permissions; this only saves a visit (rules R7 and R9). */
export type Access = 'anyone' | 'signedIn' | 'seller'

type MenuText = { label: string; sentence?: string }

/** A value in the query of an address. `destinationOf` and `pathOf` are for a value that is a destination itself. */
export type SearchParam<Value> = {
  /** The parameter's name in the query. */
  name: string
  /**
   * The name is the beginning of several parameters. The text is a query of its own: the rests of their names with their
   * values.
   */
  isFamily?: true
  /** Returns undefined for text that is not such a value, as '' is where there is none: the screen opens without it. */
  decode(text: string, destinationOf: (path: string) => Destination | null): Value | undefined
  /** Returns undefined for a value that is left out of the query. */
  encode(value: Value, pathOf: (destination: Destination) => string): string | undefined
}

type SearchParams = Readonly<Record<string, SearchParam<unknown>>>

type PathParams<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | PathParams<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** The parameters of a screen, which its component takes as props. */
export type Params<Path extends string, Search> = {
  [Name in PathParams<Path>]: string
} & {
  [Name in keyof Search]?: Search[Name] extends SearchParam<infer Value> ? Value : never
}

/** The exports of a screen's module. */
export type ScreenModule<Props> = {
  Screen: ComponentType<Props>
  /** The actors that the screen starts with, by any name. Prefetching and the server start them before it renders. */
  actors?: (params: Props, getMachines: GetMachines) => Readonly<Record<string, ActorArguments>>
}

type Load = () => Promise<object>

/** Everything that the app, the server and the service worker know of a screen. */
export type ScreenRoute<
  Path extends string = string,
  Search extends SearchParams = SearchParams,
  Loading extends Load = Load,
  Next extends string | null = string | null,
> = {
  /** The path, with parameters as in '/category/:categoryId'. */
  path: Path
  search: Search
  access: Access
  /**
   * The roles whose side menu shows the screen, and its place in it (rule R8): a screen of an extension where the server
   * announces it. One whose text has a sentence also has a tile on the dashboard.
   */
  menu: {
    places: Readonly<Partial<Record<Role, number>>>
    extension?: ExtensionName
    text: (messages: DashboardMessages, role: Role) => MenuText
  } | null
  /** null: the title comes from the screen's data, and the screen renders it (src/screens/PageTitle.tsx). */
  title: ((pages: PageMessages) => string) | null
  /** Imports the screen's module, a `ScreenModule` (src/app/screen-code.ts). */
  load: Loading
  /** The name of the screen that most users open next; its code is prefetched while the browser is idle. */
  next: Next
  /** 'public': the page is the same for every user, so the service worker caches it. */
  cache: 'public' | 'none'
  /** Whether the screen renders the card provider's fields, whose script takes several round trips to load. */
  hasCardFields: boolean
  /** The parameters that the screen follows: other values of them keep it mounted. */
  follows: readonly string[]
  /** Whether a guest can sign in here, which needs the identity provider's code. */
  offersSignIn: boolean
}

type Optional = 'search' | 'menu' | 'next' | 'cache' | 'hasCardFields' | 'follows' | 'offersSignIn'

type Given<
  Path extends string,
  Search extends SearchParams,
  Loading extends Load,
  Next extends string | null,
> = Omit<ScreenRoute<Path, Search, Loading, Next>, Optional> &
  Partial<Pick<ScreenRoute<Path, Search, Loading, Next>, Optional>>

/**
 * Describes a screen. src/screens/routes.ts lists the descriptors under the screens' names. `next` and `load` are
 * checked where they are used, because the names and the modules depend on the descriptors themselves.
 */
export function defineScreen<
  const Path extends string,
  Loading extends Load,
  Search extends SearchParams = {},
  const Next extends string | null = null,
>({
  search,
  menu = null,
  next,
  cache = 'none',
  hasCardFields = false,
  follows = [],
  offersSignIn = false,
  ...given
}: Given<Path, Search, Loading, Next>): ScreenRoute<Path, Search, Loading, Next> {
  return {
    ...given,
    // Each type is inferred from its property alone: without `search` there are no names, without `next` it is null.
    search: search ?? ({} as Search),
    next: next ?? (null as Next),
    menu,
    cache,
    hasCardFields,
    follows,
    offersSignIn,
  }
}
