import type { Meta } from '@storybook/react-vite'
import { picturesScreen } from './pictures.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Pictures' }
export default meta

export const Paths = walkOf(picturesScreen)
