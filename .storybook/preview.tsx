import type { Decorator, Preview } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '../src/ui/theme/global.css.ts'
import { locales } from '../src/messages/locale.ts'
import { LocaleProvider } from '../src/messages/useMessages.ts'
import { ThemedDocs } from './docs.tsx'
import { machineArgs } from './machine-args.ts'
import { applyTheme } from './page-theme.ts'
import { setReducedMotion } from './reduced-motion.ts'
import { pseudo } from './pseudo.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withViewer } from './viewer.tsx'

const { hook } = memoryLocation({ path: '/' })

/** Keeps navigation inside of the story with an in-memory router. */
const withRouter: Decorator = (Story) => (
  <Router hook={hook}>
    <Story />
  </Router>
)

/** The languages of the toolbar; a language's own `dir` overrides the toolbar's direction. */
const languages = {
  en: { lang: 'en', dir: null, locale: locales.en },
  sv: { lang: 'sv', dir: null, locale: locales.sv },
  pseudo: { lang: 'en', dir: 'rtl', locale: pseudo },
} as const
type LanguageName = keyof typeof languages

const languageFor = (wanted: unknown) =>
  languages[Object.keys(languages).find((name): name is LanguageName => name === wanted) ?? 'en']

/** Applies the toolbar to the html element. */
const withPage: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  applyTheme(globals['theme'])
  const { lang, dir, locale } = languageFor(globals['language'])
  root.lang = lang
  root.dir = dir ?? globals['direction']
  setReducedMotion(globals['motion'] === 'reduced')
  return (
    <LocaleProvider value={locale}>
      <Story />
    </LocaleProvider>
  )
}

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withRouter, withViewer, withPage],
  argTypesEnhancers: [machineArgs],
  globalTypes,
  initialGlobals,
  parameters: {
    // In test runs tests/screens/accessibility-*.test.tsx check each story more strictly, in every theme.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    options: {
      storySort: { order: ['Start here', 'Flow Lab', 'UI', ['Theme'], 'App', 'Screens', 'Flows'] },
    },
    viewport: {
      options: {
        phone: viewport('Phone', 320, 640),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1280, 800),
      },
    },
  },
}

export default preview
