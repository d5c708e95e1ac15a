import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom } from 'xstate'
import { preferencesMachine } from '../../machines/preferences.machine.ts'
import type { Language } from '../domain/language.ts'
import type { Theme } from '../domain/theme.ts'
import { ProvidedMachines } from '../screens/provided.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { Footer } from './Footer.tsx'
import { providedFor } from './frame-story-fixture.ts'

type Args = { state: SnapshotFrom<typeof preferencesMachine> }

const meta: Meta<Args> = {
  title: 'App/Footer',
  component: Footer,
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'preferences' },
  render: ({ state }) => (
    <ProvidedMachines value={providedFor({ viewer: viewers.guest, preferences: state })}>
      <Footer />
    </ProvidedMachines>
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
