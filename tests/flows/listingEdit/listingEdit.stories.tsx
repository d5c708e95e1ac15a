import type { Meta } from '@storybook/react-vite'
import { listingEditScreen } from './listingEdit.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Listing edit' }
export default meta

export const Paths = walkOf(listingEditScreen)
