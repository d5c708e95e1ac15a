import type { Meta } from '@storybook/react-vite'
import { sessionScreen } from './session.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Session' }
export default meta

export const Paths = walkOf(sessionScreen)
