import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { appMachine } from '../../../machines/app.machine.ts'
import { appMessages } from '../../../src/messages/catalogue.ts'
import { waitForHydrated } from '../../product/steps.ts'
import { appScript } from './app.script.ts'
import { explore } from '../../model/paths.ts'
import type { Assertion } from '../../screen/screen.ts'
import { visibleTextOf } from '../../product/seen.ts'
import { nextOf, type ProductFlow } from '../../product/stage.ts'
import { holdRequests } from '../../product/wire.ts'

const LOADED = "The identity provider's code is loaded."
const { reportSaved, noAnswer } = appMessages.en

/** Returns the text of the page, and whether the identity provider's code is loaded. */
async function textAndCode(page: Page): Promise<string> {
  const isLoaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/identity-firebase')),
  )
  return `${await visibleTextOf(page)}\n${isLoaded ? LOADED : ''}`
}

/** Returns what a state shows. */
function assertionOf(state: string): Assertion {
  const shows = state.includes('.signedIn') ? ['Logout'] : []
  return state.includes('.settled') ? { shows: [...shows, LOADED] } : { shows }
}

const states = explore(appScript).nodes.map(({ name }) => [name, assertionOf(name)] as const)
const after = states.flatMap(([name, { shows }]) => [
  [`${name} by signIn.expected`, { shows: [...shows, LOADED] }] as const,
  [`${name} by saveReport=saved`, { shows: [...shows, reportSaved] }] as const,
  [`${name} by saveReport!noAnswer`, { shows: [...shows, noAnswer] }] as const,
])

/** Drives the page's root actor in the production build. */
export const appInProduct: ProductFlow<ContextFrom<typeof appMachine>> = {
  script: appScript,
  async open({ market, visitors }, path) {
    const isSignedIn = /^session=(resuming|signedIn)/.test(path.id)
    const page = await visitors.arrive(isSignedIn ? 'buyer@loppis.test' : null)
    const held = await holdRequests(page, () => false)
    await page.goto(`${market.origin}/no/such/place`)
    await waitForHydrated(page)
    const assertions = Object.fromEntries([...states, ...after])
    return { page, path, held, assertions, read: textAndCode }
  },
  ports: {},
  actions: {
    'user.active': ({ page }) => page.keyboard.press('Shift'),
    // A signed-in user sees no link to the login.
    'signIn.expected': ({ page }) =>
      page.evaluate(() => {
        window.history.pushState(null, '', '/login')
      }),
    'report.save': async ({ page, remainingSteps }) => {
      if (nextOf(remainingSteps, 'saveReport!') !== undefined) {
        await page.route('**/assets/flight-recorder*', (route) => route.abort())
      }
      const name = 'Download report'
      await page.getByRole('contentinfo').getByRole('button', { name }).click()
    },
    'saveReport=saved': async () => undefined,
    'saveReport!noAnswer': async () => undefined,
    'waitForNetworkIdle=quiet': async () => undefined,
    'session.logout': ({ page }) => page.getByRole('button', { name: 'Log Out' }).click(),
  },
  arrives: ({ name }) =>
    ['session=signedOut', 'session=resuming', 'session=signedIn'].includes(name),
  unreachable: {
    'toasts!': 'Only a defect stops the toasts.',
    'preferences!': 'Only a defect stops the preferences.',
    'connection!': 'Only a defect stops the connection.',
    'update!': 'Only a defect stops the update.',
    'prefetch!': 'Only a defect stops the prefetches.',
    'session!': 'Only a defect stops the session: tests/screens/flight-recording.test.tsx.',
    abandonSession: 'Only a session that a defect has stopped is abandoned.',
    'waitForNetworkIdle!': 'The wait cannot fail.',
    'session=submitted': 'The walked page has no form: tests/screens/sign-in.test.tsx.',
    'page.print': 'Only a receipt offers it: tests/journeys/receipt.test.ts.',
    'page.reload': 'Only a defect in the frame offers it: tests/screens/flight-recording.test.tsx.',
  },
}
