import type { Meta } from '@storybook/react-vite'
import { suggestionsScreen } from './suggestions.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Suggestions' }
export default meta

export const Paths = walkOf(suggestionsScreen)
