import type { Meta } from '@storybook/react-vite'
import { themeScreen } from '../screens/theme.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Theme' }
export default meta

export const Paths = walkOf(themeScreen)
