import type { Meta } from '@storybook/react-vite'
import { tableScreen } from '../screens/table.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Table' }
export default meta

export const Paths = walkOf(tableScreen)
