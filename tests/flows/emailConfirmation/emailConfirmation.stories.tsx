import type { Meta } from '@storybook/react-vite'
import { emailConfirmationScreen } from './emailConfirmation.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Email confirmation' }
export default meta

export const Paths = walkOf(emailConfirmationScreen)
