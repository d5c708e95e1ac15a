import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type PageActors, createPageActors } from '../../src/actors/page-actors.ts'
import { App } from '../../src/app/App.tsx'
import { fetchActors } from '../../src/app/screen-code.ts'
import { ACCESS_TOKEN_KEY } from '../../src/domain/constants.ts'
import type { Role } from '../../src/domain/user.ts'
import { PageActorsProvider } from '../../src/screens/page-actors.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { createPage, type PageFile } from '../../src/services/page.ts'
import { render } from './render.tsx'
import {
  type Answer,
  type Answers,
  json,
  type ScriptedServer,
  startScriptedServer,
} from './scripted-server.ts'
import { createMockServices, type Vendors } from './mock-services.ts'
import { DisableAnimations } from './staged.tsx'

export const email = 'ada@loppis.test'
export const categories = ['Cameras', 'Bicycles', 'Furniture', 'Lamps'].map(
  (categoryName, index) => ({ _id: `category-${index + 1}`, categoryName }),
)

/** Answers with a new token each time, as the server does. */
function accessTokens(): Answer {
  let count = 0
  return () => {
    count += 1
    return Response.json({ accessToken: `access-${count}` })
  }
}

/** The server's answers if nothing fails. */
const goesWell: Answers = {
  'GET /get-categories': json(categories),
  'GET /get-three-categories': json(categories.slice(0, 3)),
  'GET /v2/home-advertisements': json([camera, chair]),
  'GET /v2/advertisements': json([camera, chair]),
  'GET /v2/category/category-1': json([camera, chair]),
  'GET /blogs': json([{ _id: 'entry-1', question: 'Is it safe?', answer: 'It is.' }]),
  'PUT /user': json({ acknowledged: true }),
}

type Options = Partial<Vendors> & {
  /** The role of the signed-in user; without it the viewer is a guest. */
  as?: Role
  answers?: Answers
  /** Changes the actors that the components get. */
  change?: (actors: PageActors) => PageActors
}

/** Renders the whole app at an address, with frame, routes, screens, machines and toasts. */
export async function openApp(
  path: string,
  { as, answers = {}, change = (actors) => actors, ...vendors }: Options = {},
): Promise<
  ScriptedServer & {
    reported: readonly unknown[]
    given: readonly PageFile[]
    reloads: () => number
    actors: PageActors
    /** The color themes and languages that were stored, in their order. */
    preferred: readonly string[]
  }
> {
  const before = window.location.href
  window.localStorage.clear()
  window.history.replaceState(null, '', path)
  const server = startScriptedServer({
    ...goesWell,
    'GET /jwt': accessTokens(),
    [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: as ?? 'buyer' }),
    ...answers,
  })
  const known = as === undefined ? null : { email, name: 'Ada' }
  const { services, reported } = createMockServices(server, { known, ...vendors })
  const given: PageFile[] = []
  let reloads = 0
  const preferred: string[] = []
  const actors = createPageActors(
    {
      ...services,
      theme: { read: () => 'light', apply: (theme) => void preferred.push(theme) },
      language: { read: () => 'en', apply: (language) => void preferred.push(language) },
      page: {
        ...createPage(
          { version: '1.2.3', commit: null },
          { demoAccounts: [], operatorEmail: null, hasSearch: false },
          (work) => work(),
        ),
        download: (file) => void given.push(file),
        reload: () => void (reloads += 1),
        print: () => undefined,
      },
    },
    {
      loadActors: fetchActors,
      CardFields: (props) => (vendors.cards === undefined ? null : vendors.cards.Fields(props)),
    },
  )
  actors.app.start()
  await render(
    <PageActorsProvider value={change(actors)}>
      <DisableAnimations />
      <App />
    </PageActorsProvider>,
  )
  onTestFinished(() => {
    actors.app.stop()
    server.close()
    window.localStorage.clear()
    window.history.replaceState(null, '', before)
  })
  return { ...server, reported, given, reloads: () => reloads, actors, preferred }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })

/** Locates a visible toast, not its text in the live region for screen readers. */
export const toast = (words: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(words, { exact: true })

/** Waits until the browser is at this address. */
export async function seeAddress(path: string): Promise<void> {
  const address = () => window.location.pathname + window.location.search
  await expect.poll(address).toBe(path)
}

/** Logs out as another tab does: this tab receives a storage event. */
export async function logOutElsewhere(): Promise<void> {
  await expect.element(button('Logout')).toBeVisible()
  window.localStorage.removeItem(ACCESS_TOKEN_KEY)
  window.dispatchEvent(
    new StorageEvent('storage', { key: ACCESS_TOKEN_KEY, storageArea: window.localStorage }),
  )
}
