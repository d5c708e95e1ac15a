import type { Meta } from '@storybook/react-vite'
import { galleryScreen } from './gallery.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Gallery' }
export default meta

export const Paths = walkOf(galleryScreen)
