import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Theme } from '../../src/domain/theme.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import type { Sight } from '../screens/screen.ts'
import type { ProductFlow } from './stage.ts'
import { holdRequests } from './wire.ts'

/** By the name that each choice has in the footer, and what the page's colours then are. */
export const choices = [
  { theme: 'dark', label: 'Dark', colours: 'dark' },
  { theme: 'light', label: 'Light', colours: 'light' },
  { theme: 'contrast', label: 'High contrast', colours: 'light dark' },
  { theme: 'system', label: 'As the system', colours: 'light dark' },
] as const satisfies readonly { theme: Theme; label: string; colours: string }[]

type Choice = (typeof choices)[number]

export const choose = (page: Page, { label }: Choice) =>
  page.getByRole('contentinfo').getByTitle(label, { exact: true }).click()

export const sightOf = ({ label, colours }: Choice): Sight => ({
  says: [`chosen: ${label}\n`, `colours: ${colours}`],
  hides: choices.filter((other) => other.label !== label).map((other) => `chosen: ${other.label}`),
})

/** The machine has no state of its own besides its context, and so no name of one. */
const sights = Object.fromEntries(
  choices.map((choice) => [` by theme.choose=${choice.theme}`, sightOf(choice)]),
)

/** The colours of the built product. */
export const preferencesInProduct: ProductFlow<ContextFrom<typeof preferencesMachine>> = {
  script: preferencesScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, () => false)
    await page.goto(`${market.origin}/blog`)
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports: {},
  // A first visit has the system's colours already, and what is chosen cannot be chosen again.
  gestures: Object.fromEntries(
    choices
      .filter(({ theme }) => theme !== 'system')
      .map((choice) => [
        `theme.choose=${choice.theme}`,
        ({ page }: { page: Page }) => choose(page, choice),
      ]),
  ),
  arrives: () => false,
  outOfReach: {},
}
