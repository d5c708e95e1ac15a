import type { Meta } from '@storybook/react-vite'
import { geolocationScreen } from './geolocation.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Search near the user' }
export default meta

export const Paths = walkOf(geolocationScreen)
