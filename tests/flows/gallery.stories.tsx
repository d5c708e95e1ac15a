import type { Meta } from '@storybook/react-vite'
import { galleryScreen } from '../screens/gallery.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Gallery' }
export default meta

export const Paths = walkOf(galleryScreen)
