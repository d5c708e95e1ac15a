import type { Meta } from '@storybook/react-vite'
import { updateScreen } from './update.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/New version' }
export default meta

export const Paths = walkOf(updateScreen)
