import type { Decorator, Preview } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '../src/ui/theme/global.css.ts'
import { fetchWords } from '../src/words/fetched.ts'
import { tongues } from '../src/words/tongue.ts'
import { Speaking } from '../src/words/useWords.ts'
import { keepCalm } from './calm.ts'
import { pseudo } from './pseudo.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withViewer } from './viewer.tsx'

await fetchWords('sv')

const { hook } = memoryLocation({ path: '/' })

/** A link in a story leads nowhere outside of it. */
const withRouter: Decorator = (Story) => (
  <Router hook={hook}>
    <Story />
  </Router>
)

/** The languages of the toolbar; a direction of its own goes before the toolbar's. */
const speakers = {
  en: { lang: 'en', dir: null, tongue: tongues.en },
  sv: { lang: 'sv', dir: null, tongue: tongues.sv },
  pseudo: { lang: 'en', dir: 'rtl', tongue: pseudo },
} as const
type Speaker = keyof typeof speakers

const speakerOf = (wanted: unknown) =>
  speakers[Object.keys(speakers).find((name): name is Speaker => name === wanted) ?? 'en']

/** The html element as the toolbar has it. The theme is set as in the product: by data-theme, or left to the system. */
const withPage: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  if (globals['theme'] === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = globals['theme']
  const { lang, dir, tongue } = speakerOf(globals['language'])
  root.lang = lang
  root.dir = dir ?? globals['direction']
  keepCalm(globals['motion'] === 'reduced')
  return (
    <Speaking value={tongue}>
      <Story />
    </Speaking>
  )
}

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withRouter, withViewer, withPage],
  globalTypes,
  initialGlobals,
  parameters: {
    // In a run of the tests tests/screens/accessibility.test.tsx asks more of each story, in every theme.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['UI', ['Theme'], 'App', 'Screens', 'Flows'] } },
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
