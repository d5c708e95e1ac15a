import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../../machines/preferences.machine.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Theme } from '../../../src/domain/theme.ts'
import { preferencesScript } from './preferences.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { holdRequests } from '../../product/wire.ts'

/** The label of each theme in the footer, and the page's resulting `color-scheme`. */
const themes = [
  { theme: 'dark', label: 'Dark', colours: 'dark' },
  { theme: 'light', label: 'Light', colours: 'light' },
  { theme: 'contrast', label: 'High contrast', colours: 'light dark' },
  { theme: 'system', label: 'System', colours: 'light dark' },
] as const satisfies readonly { theme: Theme; label: string; colours: string }[]

/** The label of each language in that language, and a word that only a page in that language shows. */
const languages = [
  { language: 'sv', label: 'Svenska', word: 'Kategorier' },
  { language: 'en', label: 'English', word: 'Categories' },
] as const satisfies readonly { language: Language; label: string; word: string }[]

type Choice = {
  stimulus: string
  label: string
  assertion: Assertion
  /** The labels of the alternatives. */
  others: readonly string[]
}

/** The last choice of each kind is the default of a first visit. */
export const choices: readonly Choice[] = [
  ...themes.map(({ theme, label, colours }) => ({
    stimulus: `theme.choose=${theme}`,
    label,
    assertion: { shows: [`chosen: ${label}\n`, `colours: ${colours}`] },
    others: themes.map((other) => other.label).filter((other) => other !== label),
  })),
  ...languages.map(({ language, label, word }) => ({
    stimulus: `language.choose=${language}`,
    label,
    assertion: {
      shows: [`chosen: ${label}`, `language: ${language}`, word],
      hides: languages.map((other) => other.word).filter((other) => other !== word),
    },
    others: languages.map((other) => other.label).filter((other) => other !== label),
  })),
].map(({ assertion, others, ...choice }) => ({
  ...choice,
  others,
  assertion: {
    ...assertion,
    hides: [
      ...('hides' in assertion ? assertion.hides : []),
      ...others.map((other) => `chosen: ${other}`),
    ],
  },
}))

/** Chooses an option with a click on its label. */
export const choose = (page: Page, label: string) =>
  page
    .getByRole('contentinfo')
    .locator('label', { has: page.getByRole('radio', { name: label, exact: true }) })
    .click()

/** The machine has no states, only context, so the name of its state is empty. */
const assertions = Object.fromEntries(
  choices.map(({ stimulus, assertion: sight }) => [` by ${stimulus}`, sight]),
)

/** Drives colours and language of the production build. */
export const preferencesInProduct: ProductFlow<ContextFrom<typeof preferencesMachine>> = {
  script: preferencesScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, () => false)
    await page.goto(`${market.origin}/blog`)
    return { page, path, held, assertions }
  },
  ports: {},
  // System colours and English are the defaults of a first visit, and a selected option cannot be selected again.
  actions: Object.fromEntries(
    choices
      .filter(({ label }) => label !== 'System' && label !== 'English')
      .map(({ stimulus, label }) => [stimulus, ({ page }: { page: Page }) => choose(page, label)]),
  ),
  arrives: () => false,
  unreachable: {},
  ends: {},
}
