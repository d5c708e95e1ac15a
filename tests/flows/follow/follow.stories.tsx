import type { Meta } from '@storybook/react-vite'
import { followScreen } from './follow.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Follow a seller' }
export default meta

export const Paths = walkOf(followScreen)
