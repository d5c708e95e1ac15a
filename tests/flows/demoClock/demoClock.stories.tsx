import type { Meta } from '@storybook/react-vite'
import { demoClockScreen } from './demoClock.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Demo clock' }
export default meta

export const Paths = walkOf(demoClockScreen)
