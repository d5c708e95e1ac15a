import type { Meta } from '@storybook/react-vite'
import { offersScreen } from '../screens/offers.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Offers' }
export default meta

export const Paths = walkOf(offersScreen)
