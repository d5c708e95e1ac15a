import type { Meta } from '@storybook/react-vite'
import { searchSaveScreen } from './searchSave.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Save a search' }
export default meta

export const Paths = walkOf(searchSaveScreen)
