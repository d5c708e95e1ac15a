import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Preferences } from '../../machines/preferences.ts'
import type { Language } from '../domain/language.ts'
import type { Theme } from '../domain/theme.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { viewers } from '../screens/story-fixtures.ts'
import { Footer } from './Footer.tsx'
import { pageActorsIn } from './frame-story-fixture.ts'

type Args = { preferences: Preferences }

const meta: Meta<Args> = {
  title: 'App/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  render: ({ preferences }) => (
    <PageActorsProvider value={pageActorsIn({ viewer: viewers.guest, preferences })}>
      <Footer />
    </PageActorsProvider>
  ),
}
export default meta

const chosen = (theme: Theme, language: Language = 'en'): StoryObj<Args> => ({
  args: { preferences: { theme, language } },
})

export const AsTheSystem = chosen('system')
export const Light = chosen('light')
export const Dark = chosen('dark')
export const HighContrast = chosen('contrast')
export const Svenska: StoryObj<Args> = { ...chosen('system', 'sv'), globals: { language: 'sv' } }
