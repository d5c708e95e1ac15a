import type { Page, Request, Route } from 'playwright'
import { bannerMessages } from '../../src/messages/banners.ts'
import type { TestApp } from './test-app.ts'
import type { Path } from '../model/model.ts'
import type { Script } from '../model/script.ts'
import type { Stimulus } from '../model/stimuli.ts'
import { expect } from '../browser/patient-expect.ts'
import type { Assertion } from '../screen/screen.ts'
import type { Bookings } from './fresh-booking.ts'
import type { Visitors } from './visitor.ts'
import type { HeldRequests } from './wire.ts'

/** A port as a request: how to recognize it, and how to give each of its answers. */
export type RequestPort = {
  matches: (request: Request) => boolean
  /** By the name of the answer in the script; failures come from `faults`. */
  answers: Readonly<Record<string, (route: Route, page: Page) => Promise<void>>>
}

/** The app in the initial state of a machine. */
export type Stage = {
  page: Page
  path: Path
  held: HeldRequests
  /** The text that each state shows, by its name, or by 'name by stimulus' if the step that led there matters. */
  assertions: Readonly<Record<string, Assertion>>
  /** Returns the text that the assertions are compared with; the visible text by default. */
  read?: (page: Page) => Promise<string>
}

/** A stage and the names of the remaining steps, on which an action may depend. */
export type StageWithRemainingSteps = Stage & { remainingSteps: readonly string[] }

/** Returns the next of these steps whose name starts with `beginning`. */
export const nextOf = (ahead: readonly string[], beginning: string): string | undefined =>
  ahead.find((name) => name.startsWith(beginning))

/** Does nothing: the browser answers as an earlier step, or the opening of the app, has prepared it. */
export const asPrepared = async (): Promise<void> => undefined

/** Waits for the code of the banners, which loads when the page is idle: a page that is offline before has no banner. */
const untilBannersLoaded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => /\/BannerRegion-.*\.js$/.test(name))) resolve()
        })
        observer.observe({ type: 'resource', buffered: true })
      }),
  )

/** Loses the connection of the browser and restores it; returns once the page knows. */
export async function reconnect({ page }: Stage): Promise<void> {
  const banner = page.getByText(bannerMessages.en.offline)
  await untilBannersLoaded(page)
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await page.context().setOffline(false)
  await expect(banner).toBeHidden()
}

/** Why listening to the connection does not fail, by the beginning of the name of the step. */
export const neverFailsToListen = {
  'watchConnection!': 'Subscribing to events of the browser cannot fail.',
} as const

/** The running app and its visitors. */
export type ProductFixture = {
  market: Pick<TestApp, 'origin' | 'browser' | 'close'>
  visitors: Visitors
  bookings: Bookings
}

/** Drives a machine in the production build: the user's actions and the network's responses. */
export type ProductFlow<Context> = {
  script: Script<Context>
  /** The paths' data on the server is independent, so paths can run concurrently. */
  isApart?: true
  /** The paths depend on whether a picture can be read; the other flows' pages load none. */
  readsPictures?: true
  /** Opens the app for a path. */
  open: (world: ProductFixture, path: Path) => Promise<Stage>
  /** By invoke id. */
  ports: Readonly<Record<string, RequestPort>>
  /** The user's actions by the name of the stimulus; for a listener, what happens elsewhere. */
  actions: Readonly<Record<string, (stage: StageWithRemainingSteps) => Promise<void>>>
  /** Returns true for what happens before the page opens: a first step that opening the app causes. */
  arrives: (stimulus: Stimulus) => boolean
  /** A state that ends before it can be observed. */
  fleeting?: string
  /** Steps that cannot be caused from outside the app, by the beginning of their names, with the reason. */
  unreachable: Readonly<Record<string, string>>
  /** If defined, paths continue from transition to transition, except after these steps, with the reason. */
  ends?: Readonly<Record<string, string>>
}
