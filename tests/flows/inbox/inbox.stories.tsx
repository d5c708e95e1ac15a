import type { Meta } from '@storybook/react-vite'
import { inboxScreen } from './inbox.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Messages' }
export default meta

export const Paths = walkOf(inboxScreen)
