import type { Meta } from '@storybook/react-vite'
import { cropScreen } from './crop.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Crop' }
export default meta

export const Paths = walkOf(cropScreen)
