import type { Meta } from '@storybook/react-vite'
import { noticesScreen } from '../screens/notices.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Notices' }
export default meta

export const Paths = walkOf(noticesScreen)
