import type { Meta } from '@storybook/react-vite'
import { connectionScreen } from './connection.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Connection' }
export default meta

export const Paths = walkOf(connectionScreen)
