import type { Meta } from '@storybook/react-vite'
import { listingScreen } from './listing.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Listing' }
export default meta

export const Paths = walkOf(listingScreen)
