import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom } from 'xstate'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Language } from '../domain/language.ts'
import type { Theme } from '../domain/theme.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { Footer } from './Footer.tsx'
import { pageActorsIn } from './frame-story-fixture.ts'

type Args = { state: SnapshotFrom<typeof preferencesMachine> }

const meta: Meta<Args> = {
  title: 'App/Footer',
  component: Footer,
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'preferences' },
  render: ({ state }) => (
    <PageActorsProvider value={pageActorsIn({ viewer: viewers.guest, preferences: state })}>
      <Footer />
    </PageActorsProvider>
  ),
}
export default meta

const chosen = (theme: Theme, language: Language = 'en'): StoryObj<Args> => ({
  args: { state: preferencesMachine.resolveState({ value: {}, context: { theme, language } }) },
})

export const AsTheSystem = chosen('system')
export const Light = chosen('light')
export const Dark = chosen('dark')
export const HighContrast = chosen('contrast')
export const Svenska: StoryObj<Args> = { ...chosen('system', 'sv'), globals: { language: 'sv' } }
