import type { Meta } from '@storybook/react-vite'
import { preferencesScreen } from './preferences.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Preferences' }
export default meta

export const Paths = walkOf(preferencesScreen)
