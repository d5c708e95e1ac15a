import type { Meta } from '@storybook/react-vite'
import { noticesScreen } from '../screens/toasts.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Toasts' }
export default meta

export const Paths = walkOf(noticesScreen)
