import type { Meta } from '@storybook/react-vite'
import { conversationScreen } from './conversation.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Conversation' }
export default meta

export const Paths = walkOf(conversationScreen)
