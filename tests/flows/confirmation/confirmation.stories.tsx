import type { Meta } from '@storybook/react-vite'
import { confirmationScreen } from './confirmation.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Confirmation' }
export default meta

export const Paths = walkOf(confirmationScreen)
