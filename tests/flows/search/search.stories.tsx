import type { Meta } from '@storybook/react-vite'
import { searchScreen } from './search.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Search' }
export default meta

export const Paths = walkOf(searchScreen)
