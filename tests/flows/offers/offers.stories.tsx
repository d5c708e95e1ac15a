import type { Meta } from '@storybook/react-vite'
import { offersScreen } from './offers.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Offers' }
export default meta

export const Paths = walkOf(offersScreen)
