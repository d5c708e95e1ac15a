import type { Meta } from '@storybook/react-vite'
import { demoClockScreen } from '../screens/demoClock.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Demo clock' }
export default meta

export const Paths = walkOf(demoClockScreen)
