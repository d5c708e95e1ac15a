import type { Meta } from '@storybook/react-vite'
import { pictureScreen } from './picture.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Picture' }
export default meta

export const Paths = walkOf(pictureScreen)
