import type { Meta } from '@storybook/react-vite'
import { listingScreen } from '../screens/listing.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Listing' }
export default meta

export const Paths = walkOf(listingScreen)
