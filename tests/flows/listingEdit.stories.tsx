import type { Meta } from '@storybook/react-vite'
import { listingEditScreen } from '../screens/listingEdit.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Listing edit' }
export default meta

export const Paths = walkOf(listingEditScreen)
