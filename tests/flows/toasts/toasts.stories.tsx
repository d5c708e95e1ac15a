import type { Meta } from '@storybook/react-vite'
import { noticesScreen } from './toasts.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Toasts' }
export default meta

export const Paths = walkOf(noticesScreen)
