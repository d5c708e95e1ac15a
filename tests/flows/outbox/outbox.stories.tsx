import type { Meta } from '@storybook/react-vite'
import { outboxScreen } from './outbox.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Writing messages' }
export default meta

export const Paths = walkOf(outboxScreen)
