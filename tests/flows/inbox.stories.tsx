import type { Meta } from '@storybook/react-vite'
import { inboxScreen } from '../screens/inbox.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Messages' }
export default meta

export const Paths = walkOf(inboxScreen)
