import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Language } from '../../src/domain/language.ts'
import type { Theme } from '../../src/domain/theme.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import type { Sight } from '../screens/screen.ts'
import type { ProductFlow } from './stage.ts'
import { holdRequests } from './wire.ts'

/** By the name that each choice has in the footer, and what the page's colours then are. */
const themes = [
  { theme: 'dark', label: 'Dark', colours: 'dark' },
  { theme: 'light', label: 'Light', colours: 'light' },
  { theme: 'contrast', label: 'High contrast', colours: 'light dark' },
  { theme: 'system', label: 'As the system', colours: 'light dark' },
] as const satisfies readonly { theme: Theme; label: string; colours: string }[]

/** By its own name for itself, and a word that the page then says and no other does. */
const languages = [
  { language: 'sv', label: 'Svenska', word: 'Kategorier' },
  { language: 'en', label: 'English', word: 'Categories' },
] as const satisfies readonly { language: Language; label: string; word: string }[]

type Choice = {
  stimulus: string
  label: string
  sight: Sight
  /** What else could have been chosen. */
  others: readonly string[]
}

/** The last of each kind is what a first visit has. */
export const choices: readonly Choice[] = [
  ...themes.map(({ theme, label, colours }) => ({
    stimulus: `theme.choose=${theme}`,
    label,
    sight: { says: [`chosen: ${label}\n`, `colours: ${colours}`] },
    others: themes.map((other) => other.label).filter((other) => other !== label),
  })),
  ...languages.map(({ language, label, word }) => ({
    stimulus: `language.choose=${language}`,
    label,
    sight: {
      says: [`chosen: ${label}`, `language: ${language}`, word],
      hides: languages.map((other) => other.word).filter((other) => other !== word),
    },
    others: languages.map((other) => other.label).filter((other) => other !== label),
  })),
].map(({ sight, others, ...choice }) => ({
  ...choice,
  others,
  sight: {
    ...sight,
    hides: [...('hides' in sight ? sight.hides : []), ...others.map((other) => `chosen: ${other}`)],
  },
}))

/** Chooses by a press on the word or the sign. */
export const choose = (page: Page, label: string) =>
  page
    .getByRole('contentinfo')
    .locator('label', { has: page.getByRole('radio', { name: label, exact: true }) })
    .click()

/** The machine has no state of its own besides its context, and so no name of one. */
const sights = Object.fromEntries(choices.map(({ stimulus, sight }) => [` by ${stimulus}`, sight]))

/** Colours and language of the built product. */
export const preferencesInProduct: ProductFlow<ContextFrom<typeof preferencesMachine>> = {
  script: preferencesScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, () => false)
    await page.goto(`${market.origin}/blog`)
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports: {},
  // A first visit has the system's colours and English already, and what is chosen cannot be chosen again.
  gestures: Object.fromEntries(
    choices
      .filter(({ label }) => label !== 'As the system' && label !== 'English')
      .map(({ stimulus, label }) => [stimulus, ({ page }: { page: Page }) => choose(page, label)]),
  ),
  arrives: () => false,
  outOfReach: {},
  ends: {},
}
